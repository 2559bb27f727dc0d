#include <stdio.h>

static int i, a[3];

static int step(void) {
  i = 2;
  return 9;
}

int main(void) {
  a[i] = step(); /* UNSPECIFIED: evaluation-order */
  printf("%d %d %d\n", a[0], a[1], a[2]);
  return 0;
}
