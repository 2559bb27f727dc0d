#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3}, *p = a;
  int r = p[1] + *++p; /* UB: unsequenced */
  printf("%d\n", r);
  return 0;
}
