#include <stdio.h>

static void add(int n, int *restrict to, const int *restrict a, const int *restrict b) {
  for (int i = 0; i < n; i++) to[i] = a[i] + b[i];
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
  return 0;
}
