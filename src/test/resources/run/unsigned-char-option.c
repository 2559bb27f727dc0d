// options: -funsigned-char
#include <limits.h>
#include <stdio.h>

int main(void) {
  char c = 200;
  printf("%d %d %d\n", c, CHAR_MIN, CHAR_MAX);
  printf("%d\n", (char)-1 > 0);
  char s[] = "\xff\x01";
  printf("%d %d\n", s[0], s[0] > s[1]);
  printf("%d\n", '\xff' > 0);
  return 0;
}
