#include <stdio.h>

static int sign(int x) {
  if (x > 0) return 1;
  if (x < 0) return -1;
  __builtin_unreachable(); /* UB: unreachable */
}

int main(void) {
  printf("%d\n", sign(0));
  return 0;
}
