#include <stdio.h>

static int a = 1, b = 2, *p = &a;

static int move(void) {
  p = &b;
  return 7;
}

int main(void) {
  int r = move();
  *p = r;
  printf("%d %d\n", a, b);
  return 0;
}
