#include <stdio.h>

struct a {
  int x;
  int y;
};
struct b {
  int x;
  float y;
};

int main(void) {
  struct a a = {1, 2};
  struct b *p = (struct b *)&a;
  p->y = 3; /* UB: effective-type */
  printf("%d\n", a.x);
  return 0;
}
