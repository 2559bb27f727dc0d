#include <stdio.h>

int main(void) {
  int a[5] = {1, 2};
  int *p = 0;
  int *q = &p[3]; /* UB: null-arithmetic|null-dereference */
  puts(q ? "set" : "null");
  return 0;
}
