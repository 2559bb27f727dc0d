#include <stdio.h>

static int *address(int n) {
  int *p = &n;
  return p;
}

static int *through(int *p) { return p; }

int main(void) {
  int x = 3;
  int *p = address(x); /* UB: dangling-pointer */
  printf("%d\n", *p); /* UB: dangling-pointer */
  return 0;
}
