#include <stdio.h>

struct empty {};
struct header { int n; char data[0]; };
struct holder { struct empty e; int x; };
static int nothing(void) { return sizeof(struct empty); }

int main(void) {
  struct empty a, b;
  a = b;
  struct holder h = {{}, 5};
  printf("%zu %zu %d %d\n", sizeof a, sizeof(struct header), h.x, nothing());
  int z[4] = {};
  struct holder y = {};
  printf("%d %d\n", z[3], y.x);
  ;
  {}
  {;}
  if (h.x) {} else {}
  return 0;
}
