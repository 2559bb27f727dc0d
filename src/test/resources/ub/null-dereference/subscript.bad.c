#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3};
  int *p = 0;
  printf("%d\n", p[0]); /* UB: null-dereference|null-arithmetic */
  return 0;
}
