#include <stdio.h>

struct point {
  int x, y;
};

int main(void) {
  struct point p;
  p.x = 1;
  if (p.x + p.y > 0) puts("positive"); /* UB: indeterminate-value */
  else puts("negative");
  return 0;
}
