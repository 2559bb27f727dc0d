#include <stdio.h>

__attribute__((nonnull(2))) static int count(int *p, int *q) { return (p != 0) + (q != 0); }

int main(void) {
  int x = 1;
  int *p = &x, *q = 0;
  printf("%d\n", count(p, q)); /* UB: nonnull-argument */
  return x - 1;
}
