#include <stdio.h>

static void add(int n, int *restrict to, const int *restrict a, const int *restrict b) {
  for (int i = 0; i < n; i++) to[i] = a[i] + b[i];
}
static int nested(int *restrict p) {
  *p = 1;
  {
    int *restrict q = p + 1;
    q[0] = 5;
    for (int *restrict r = q; r < q + 2; r++) *r += 1;
  }
  p[1] += 10;
  return p[0] + p[1] + p[2];
}
static void shift(int n, int *restrict to, int *restrict from) {
  while (n-- > 0) *to++ = *from++;
}

int main(void) {
  int a[6] = {1, 2, 3, 4, 5, 6}, r[3];
  add(3, r, a, a);
  printf("%d %d %d\n", r[0], r[1], r[2]);
  add(3, r, a, a + 3);
  printf("%d %d %d\n", r[0], r[1], r[2]);
  shift(3, a, a + 3);
  printf("%d %d\n", a[0], a[2]);
  int x = 1;
  {
    int *restrict p = &x;
    int *q = p + 0;
    *q = 4;
    *p += 1;
  }
  printf("%d\n", x);
  printf("%d\n", nested(a));
  return 0;
}
