#include <stdio.h>

__attribute__((const, noinline)) static int ends(const int *p) {
  return p[0] + p[2]; /* UB: broken-promise */
}

int main(void) {
  const int t[3] = {1, 2, 3};
  printf("%d\n", ends(t));
  return 0;
}
