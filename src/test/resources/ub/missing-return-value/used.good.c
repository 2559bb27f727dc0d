#include <stdio.h>

static int sign(int x) {
  if (x > 0) return 1;
  if (x < 0) return -1;
  return 0;
}

int main(void) {
  int r = sign(0);
  if (r) puts("nonzero");
  else puts("zero");
  return 0;
}
