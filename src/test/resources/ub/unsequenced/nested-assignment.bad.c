#include <stdio.h>

int main(void) {
  int i = 1, j;
  i = (i = 2) + 1; /* UB: unsequenced */
  printf("%d\n", i);
  return 0;
}
