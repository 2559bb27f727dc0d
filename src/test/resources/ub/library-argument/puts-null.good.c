#include <stdio.h>

int main(void) {
  const char *s = "text";
  puts(s);
  return 0;
}
