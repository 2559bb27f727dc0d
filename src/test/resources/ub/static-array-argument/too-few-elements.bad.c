#include <stdio.h>

static int sum(int a[static 4]) { return a[0] + a[1]; }

int main(void) {
  int a[2] = {1, 2}, *p = a;
  printf("%d\n", sum(p)); /* UB: static-array-argument */
  return 0;
}
