#include <stdio.h>

int main(void) {
  signed char a = -8; int n = 2;
  int r = a << n; /* UB: shift-of-negative */
  printf("%d\n", r);
  return 0;
}
