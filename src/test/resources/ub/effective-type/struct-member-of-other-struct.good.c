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
  struct a *p = &a;
  p->y = 3;
  printf("%d\n", a.x);
  return 0;
}
