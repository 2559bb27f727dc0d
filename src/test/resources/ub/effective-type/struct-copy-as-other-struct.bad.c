#include <stdio.h>

struct a {
  int x, y;
};
struct b {
  int x, y;
};

int main(void) {
  struct a a = {1, 2};
  struct b b = *(struct b *)&a; /* UB: effective-type */
  printf("%d\n", b.x + b.y);
  return 0;
}
