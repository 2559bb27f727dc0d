#include <stdio.h>

static int *address(int n) {
  int *p = &n;
  return p;
}

static int *through(int *p) { return p; }

int main(void) {
  int x = 3;
  int *p = through(&x);
  printf("%d\n", *p);
  return 0;
}
