#include <stdio.h>

int main(void) {
  char s[5] = "same";
  s[0] = 's';
  puts(s);
  return 0;
}
