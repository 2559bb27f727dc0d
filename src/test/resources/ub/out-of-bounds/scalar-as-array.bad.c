#include <stdio.h>

int main(void) {
  int x = 1, y = 2;
  int *p = &x;
  int i = 2;
  printf("%d\n", p[i] + y); /* UB: out-of-bounds|pointer-arithmetic */
  return 0;
}
