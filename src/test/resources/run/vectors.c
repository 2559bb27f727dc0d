#include <stdio.h>

typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef unsigned char b16 __attribute__((vector_size(16)));

static void show(v4 v) { printf("%d %d %d %d\n", v[0], v[1], v[2], v[3]); }
static v4 twice(v4 v) { return v + v; }

int main(void) {
  v4 a = {1, 2, 3, 4}, b = {10, 20, 30, 40};
  show(a + b);
  show(a * b - a);
  show(b / a);
  show(a < b);
  show(a == (v4){1, 0, 3, 0});
  show(-a);
  show(~a & b);
  show(a << 2);
  show(twice(a));
  show(a + 100);
  a[2] = 33;
  a += b;
  show(a);
  f4 f = {0.5f, 1.5f, 2.5f, 3.5f};
  f = f * 2 + 1;
  printf("%g %g %g %g\n", f[0], f[1], f[2], f[3]);
  b16 c = (b16)(v4){0x01020304, 0, 0, -1};
  printf("%d %d %d\n", c[0], c[3], c[15]);
  printf("%zu %zu\n", sizeof a, sizeof a[0]);
  v4 s = __builtin_shufflevector(b, b, 3, 2, 1, 0);
  show(s);
  union { v4 v; int i[4]; } u = {.v = b};
  printf("%d\n", u.i[3]);
  return 0;
}
