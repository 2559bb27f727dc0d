#include <math.h>
#include <stdbool.h>
#include <stdio.h>

int main(void) {
  bool a = 5, b = 0.25, c = -0.0, d = "x" != 0, e = 256, f = 0x100000000LL;
  int x, *p = &x, *q = 0;
  bool g = p, h = q;
  printf("%d%d%d%d%d%d%d%d\n", a, b, c, d, e, f, g, h);
  a += 5;
  b = !b;
  printf("%d %d %zu\n", a, b, sizeof(bool));
  a--;
  printf("%d\n", a);
  a--;
  printf("%d\n", a);
  a++;
  a++;
  printf("%d\n", a);
  bool n = NAN;
  unsigned char byte = (bool)2 + (bool)3;
  printf("%d %d\n", n, byte);
  struct { bool f : 1; } s = {0};
  s.f = 2;
  printf("%d\n", s.f);
  return 0;
}
