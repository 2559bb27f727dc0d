#include <stdio.h>

int a[4] = {1, 2, 3, 4};

int main(void) {
  int i = 6;
  printf("%d\n", a[i]); /* UB: out-of-bounds|pointer-arithmetic */
  return 0;
}
