#include <stdio.h>

int main(void) {
  int a = -1; int n = 1;
  int r = a << n; /* UB: shift-of-negative */
  printf("%d\n", r);
  return 0;
}
