#include <stdio.h>

int main(void) {
  const char *s = "text";
  printf("[%s]\n", s);
  return 0;
}
