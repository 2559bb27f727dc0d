#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  int *end = a + 3;
  unsigned long back = -2;
  printf("%d\n", end[back]); /* UB: pointer-arithmetic */
  return 0;
}
