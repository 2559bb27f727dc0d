#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3};
  int i = 1, j = 1;
  a[i] = a[j]++; /* UB: unsequenced */
  printf("%d %d\n", a[1], a[2]);
  return 0;
}
