#include <stdio.h>

static int twice(int x) { return 2 * x; }

int main(void) {
  int (*f)(int) = twice;
  printf("%d\n", f(4));
  return 0;
}
