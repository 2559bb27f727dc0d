#include <stdio.h>

int main(void) {
  int a[4] = {0}, i = 1;
  a[i] = i++; /* UB: unsequenced */
  printf("%d\n", a[1]);
  return 0;
}
