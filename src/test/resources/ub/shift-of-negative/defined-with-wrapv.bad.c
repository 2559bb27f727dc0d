#include <stdio.h>

int main(void) {
  int a = -3; int n = 4;
  int r = a << n; /* UB: shift-of-negative */
  printf("%d\n", r);
  return 0;
}
