#include <stdio.h>

static int *area(void) {
  int *p = __builtin_alloca(16);
  p[1] = 2;
  return p;
}

int main(void) {
  int *p = area(); /* UB: dangling-pointer */
  printf("%d\n", p[1]); /* UB: dangling-pointer */
  return 0;
}
