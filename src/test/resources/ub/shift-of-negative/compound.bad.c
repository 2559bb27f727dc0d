#include <stdio.h>

int main(void) {
  short r = -8; int n = 2;
  r <<= n; /* UB: shift-of-negative */
  printf("%d\n", r);
  return 0;
}
