#include <stdio.h>

int main(void) {
  int i = 1, j = 1;
  int r = i++ + i++; /* UB: unsequenced */
  printf("%d %d\n", r, i);
  return 0;
}
