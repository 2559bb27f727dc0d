#include <stdio.h>

struct pair {
  int a, b;
};

int main(void) {
  struct pair x, y;
  x.a = 1;
  y = x;
  int r = y.b; /* UB: indeterminate-value */
  if (r == 1) puts("one");
  else puts("other");
  return 0;
}
