#include <stdio.h>

static int calls;
static int t(void) { calls++; return 5; }
static int n(void) { calls++; return 0; }

int main(void) {
  int r = t() && n() && t();
  printf("%d %d\n", r, calls);
  r = n() || t() || n();
  printf("%d %d\n", r, calls);
  r = (n() || t()) && !n();
  printf("%d %d\n", r, calls);
  double d = 0.1;
  int *p = 0;
  printf("%d %d %d %d\n", !d, !p, !!d, !0);
  printf("%d %d\n", p && *p, p || 1);
  printf("%d\n", 1 || (calls = 100));
  printf("%d\n", calls);
  printf("%d %d\n", 3 && 4, (3 & 4) == 0);
  printf("%d %d %d\n", 1 < 2 < 3, 3 > 2 > 1, 5 == 5 == 1);
  printf("%d\n", !(1 < 2) == 0);
  return 0;
}
