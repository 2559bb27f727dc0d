#include <stdio.h>

static int twice(int x) { return 2 * x; }

int main(void) {
  int i = 3;
  int r = twice(i++) + i; /* UB: unsequenced */
  printf("%d\n", r);
  return 0;
}
