#include <limits.h>
#include <stdio.h>

int main(void) {
  char c = 200;
  printf("%d %d %d\n", c, CHAR_MIN, CHAR_MAX);
  printf("%d %d\n", (char)-1 > 0, '\xff');
  unsigned char u = c;
  signed char s = u;
  printf("%d %d %d\n", u, s, c == s);
  char t[] = "\xe9";
  printf("%d %x\n", t[0], (unsigned)t[0]);
  return 0;
}
