#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  int *p = &a[4];
  *p = 6; /* UB: one-past-dereference */
  printf("%d\n", a[3]);
  return 0;
}
