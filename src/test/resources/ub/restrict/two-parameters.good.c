#include <stdio.h>

static int mix(int *restrict p, int *restrict q) {
  *p = 1;
  *q = 2;
  return *p;
}

int main(void) {
  int a = 0, b = 0;
  printf("%d\n", mix(&a, &b));
  return b - b;
}
