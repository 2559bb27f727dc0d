#include <stdio.h>

static int i, a[3];

static int step(void) {
  i = 2;
  return 9;
}

int main(void) {
  int r = step();
  a[i] = r;
  printf("%d %d %d\n", a[0], a[1], a[2]);
  return 0;
}
