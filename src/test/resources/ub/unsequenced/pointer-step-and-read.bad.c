#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3}, *p = a;
  *p++ = *p; /* UB: unsequenced */
  printf("%d %d\n", a[0], *p);
  return 0;
}
