#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4}, *p = a + 2;
  int i = -3;
  printf("%d\n", p[i]); /* UB: out-of-bounds|pointer-arithmetic */
  return 0;
}
