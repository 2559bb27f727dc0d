#include <stdio.h>

static int same(int x) { return x; }

int main(void) {
  int i = 1;
  i = same(i) + i++; /* UB: unsequenced */
  printf("%d\n", i);
  return 0;
}
