#include <stdio.h>

int main(void) {
  int x = 5, y = 9;
  x ^= y ^= x ^= y; /* UB: unsequenced */
  printf("%d %d\n", x, y);
  return 0;
}
