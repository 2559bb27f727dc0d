#include <stdio.h>

__attribute__((pure, noinline)) static int next(void) {
  static int n;
  return ++n; /* UB: broken-promise */
}

int main(void) {
  printf("%d\n", next());
  return 0;
}
