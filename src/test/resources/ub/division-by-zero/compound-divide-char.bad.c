#include <stdio.h>

int main(void) {
  signed char a = 7; unsigned char b = 0;
  a /= b; /* UB: division-by-zero */
  printf("%d\n", a);
  return 0;
}
