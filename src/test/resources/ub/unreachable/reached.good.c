#include <stdio.h>

static int sign(int x) {
  if (x > 0) return 1;
  if (x < 0) return -1;
  __builtin_unreachable();
}

int main(void) {
  printf("%d\n", sign(5));
  return 0;
}
