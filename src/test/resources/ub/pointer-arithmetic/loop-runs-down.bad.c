#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3}, sum = 0;
  for (int *p = a + 2; p >= a; p--) { /* UB: pointer-arithmetic */
    sum += *p;
  }
  printf("%d\n", sum);
  return 0;
}
