#include <stdio.h>

int main(void) {
  int a[4] = {0}, i = 1;
  a[i++] = i; /* UB: unsequenced */
  printf("%d %d\n", a[1], i);
  return 0;
}
