#include <stdio.h>

struct p { int x, y; };
struct line { struct p from, to; int w; };

int main(void) {
  int a[2][3] = {1, 2, 3, 4};
  struct line l = {1, 2, 3, 4, 5};
  struct line m = {{1}, 3, 4};
  struct line t[2] = {1, 2, 3, 4, 5, {6, 7}, {8}, 9};
  struct p origin = {7, 8};
  struct line n = {origin, origin, 1};
  printf("%d %d\n", a[1][0], a[1][2]);
  printf("%d %d\n", l.to.y, l.w);
  printf("%d %d %d %d\n", m.from.y, m.to.x, m.to.y, m.w);
  printf("%d %d %d %d\n", t[0].w, t[1].from.x, t[1].to.y, t[1].w);
  printf("%d %d\n", n.to.y, n.w);
  char s[] = {"braced"};
  int scalar = {5};
  printf("%s %zu %d\n", s, sizeof s, scalar);
  struct { char t[4]; int n; } z[] = {"abc", 1, {"de"}, {{'x'}, 3}};
  printf("%zu %s %s %d\n", sizeof z / sizeof *z, z[0].t, z[1].t, z[2].n);
  return 0;
}
