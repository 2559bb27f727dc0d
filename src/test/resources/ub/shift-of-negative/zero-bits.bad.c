#include <stdio.h>

int main(void) {
  int a = -8; int n = 0;
  int r = a << n; /* UB: shift-of-negative */
  printf("%d\n", r);
  return 0;
}
