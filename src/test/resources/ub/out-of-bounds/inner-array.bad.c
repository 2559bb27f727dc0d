#include <stdio.h>

int main(void) {
  int a[4][5] = {{0}};
  int i = 7;
  a[1][i] = 2; /* UB: out-of-bounds|pointer-arithmetic */
  printf("%d\n", a[1][4]);
  return 0;
}
