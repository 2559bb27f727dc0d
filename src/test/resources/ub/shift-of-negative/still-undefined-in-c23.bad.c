// options: -std=c2x
#include <stdio.h>

int main(void) {
  int a = -9, n = 1;
  int r = a << n; /* UB: shift-of-negative */
  printf("%d\n", r);
  return 0;
}
