#include <stdio.h>

int main(void) {
  int n = 3, m = 3;
  int a[2][n];
  int(*p)[m] = a;
  p[1][0] = 5;
  printf("%d\n", a[1][0]);
  return 0;
}
