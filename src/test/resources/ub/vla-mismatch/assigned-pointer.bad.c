#include <stdio.h>

int main(void) {
  int n = 3, m = 4;
  int a[2][n];
  int(*p)[m] = a; /* UB: vla-mismatch */
  p[1][0] = 5;
  printf("%d\n", a[1][0]);
  return 0;
}
