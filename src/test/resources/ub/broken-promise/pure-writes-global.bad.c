#include <stdio.h>

static int calls;

__attribute__((pure, noinline)) static int twice(int x) {
  calls++; /* UB: broken-promise */
  return 2 * x;
}

int main(void) {
  printf("%d\n", twice(4));
  return calls;
}
