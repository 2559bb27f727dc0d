#include <stdio.h>

static int *area(void) {
  static int space[4];
  int *p = space;
  p[1] = 2;
  return p;
}

int main(void) {
  int *p = area();
  printf("%d\n", p[1]);
  return 0;
}
