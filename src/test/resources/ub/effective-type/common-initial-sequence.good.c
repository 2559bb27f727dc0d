#include <stdio.h>

struct a {
  int tag, x;
};
struct b {
  int tag;
  float y;
};
union u {
  struct a a;
  struct b b;
};

int main(void) {
  union u u;
  u.a.tag = 3;
  u.a.x = 4;
  struct a *other = &u.a;
  int tag = u.b.tag;
  printf("%d\n", tag);
  return 0;
}
