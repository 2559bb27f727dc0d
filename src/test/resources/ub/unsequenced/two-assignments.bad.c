#include <stdio.h>

int main(void) {
  int i, j;
  int r = (i = 1) + (i = 2); /* UB: unsequenced */
  printf("%d\n", r);
  return 0;
}
