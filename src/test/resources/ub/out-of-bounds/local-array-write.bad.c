#include <stdio.h>

int main(void) {
  int a[4] = {0};
  int i = 5;
  a[i] = 1; /* UB: out-of-bounds|pointer-arithmetic */
  printf("%d\n", a[2]);
  return 0;
}
