#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  int n = 5;
  int *p = a + n; /* UB: pointer-arithmetic */
  p -= n;
  printf("%d\n", *p);
  return 0;
}
