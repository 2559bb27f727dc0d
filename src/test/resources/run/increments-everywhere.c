#include <stdio.h>

struct s { int n; unsigned b : 3; char c; };

int main(void) {
  int i = 5, a[3] = {1, 2, 3}, *p = a;
  printf("%d\n", i++);
  printf("%d\n", ++i);
  printf("%d\n", i--);
  printf("%d\n", --i);
  printf("%d ", *p++);
  printf("%d ", ++*p);
  printf("%d\n", (*p)--);
  printf("%d %d %d\n", a[0], a[1], (int)(p - a));
  struct s s = {1, 7, 127};
  s.n++;
  s.b++;
  s.c++;
  printf("%d %d %d\n", s.n, s.b, s.c);
  struct s *q = &s;
  ++q->n;
  q->b--;
  printf("%d %d\n", q->n++, q->b);
  printf("%d\n", s.n);
  double d = 0.5;
  printf("%g ", d++);
  printf("%g\n", --d);
  unsigned u = 0;
  u--;
  printf("%u\n", u);
  unsigned char c = 255;
  printf("%d ", c++);
  printf("%d\n", c);
  long long ll = -1;
  ll++;
  printf("%lld\n", ll);
  a[a[0]++]++;
  printf("%d %d\n", a[0], a[1]);
  return 0;
}
