#include <stdio.h>

union num { int i; float f; long l; };
struct box { char kind; union num n; };

static union num make(int k) {
  union num n;
  if (k) n.f = 2.5f;
  else n.l = 1L << 40;
  return n;
}
static double get(struct box b) { return b.kind == 'f' ? b.n.f : b.n.l; }

int main(void) {
  printf("%g %ld\n", make(1).f, make(0).l);
  struct box b = {'f', make(1)}, c = {'l', make(0)};
  printf("%g %g\n", get(b), get(c));
  union num a[2] = {{5}, {.l = 7}};
  a[0] = a[1];
  printf("%ld\n", a[0].l);
  union num n = make(0), m = n;
  printf("%d\n", m.l == n.l);
  return 0;
}
