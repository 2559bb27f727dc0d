#include <stdio.h>

struct small { char a; short b; };
struct mixed { double d; int i; };
struct large { int v[10]; };
struct floats { float x, y, z; };

static struct small s(struct small x) { x.a++; x.b *= 2; return x; }
static struct mixed m(int k, struct mixed x) { x.d += k; x.i -= k; return x; }
static struct large l(struct large x, int n) { for (int i = 0; i < 10; i++) x.v[i] += n; return x; }
static struct floats f(struct floats a, struct floats b) {
  return (struct floats){a.x + b.x, a.y * b.y, a.z - b.z};
}

int main(void) {
  struct small a = {1, 2}, b = s(a);
  printf("%d %d %d %d\n", a.a, a.b, b.a, b.b);
  struct mixed c = m(3, (struct mixed){1.5, 10});
  printf("%g %d\n", c.d, c.i);
  struct large d = {{1, 2, 3}}, e = l(l(d, 1), 10);
  printf("%d %d %d\n", d.v[0], e.v[0], e.v[9]);
  struct floats g = f((struct floats){1, 2, 3}, (struct floats){4, 5, 6});
  printf("%g %g %g\n", g.x, g.y, g.z);
  printf("%d\n", l(d, 5).v[2]);
  struct mixed arr[2] = {{1, 2}, {3, 4}};
  arr[0] = arr[1];
  arr[1].i = 9;
  printf("%g %d\n", arr[0].d, arr[0].i);
  return 0;
}
