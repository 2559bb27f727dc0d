#include <stdio.h>

static int one(int x) { return x; }

int main(void) {
  int (*f)(int) = one;
  printf("%d\n", f(1));
  return 0;
}
