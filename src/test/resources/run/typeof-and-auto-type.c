#include <stdio.h>

#define SWAP(a, b) do { __typeof__(a) t_ = (a); (a) = (b); (b) = t_; } while (0)

int main(void) {
  int x = 1, y = 2;
  SWAP(x, y);
  printf("%d %d\n", x, y);
  double d = 1.5, e = 2.5;
  SWAP(d, e);
  printf("%g %g\n", d, e);
  __auto_type z = x + 0.5;
  printf("%g %zu\n", z, sizeof z);
  typeof(int[3]) a = {1, 2, 3};
  typeof(a[0]) *p = a;
  printf("%d %zu\n", p[2], sizeof a);
  typeof(&x) q = &y;
  *q = 9;
  printf("%d\n", y);
  const int c = 3;
  typeof(c + 0) m = c;
  m++;
  printf("%d\n", m);
  typeof(printf) *f = printf;
  f("%s\n", "through typeof");
  __auto_type s = "text";
  printf("%c\n", s[1]);
  return 0;
}
