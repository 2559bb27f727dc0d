#include <stdio.h>

int main(void) {
  int i = 1;
  unsigned u = 2;
  long l = -3;
  char c = 'c';
  float f = 1.5f;
  printf("%d\n", (i ? -1 : u) > 0);
  printf("%zu %zu %zu\n", sizeof(i ? c : c), sizeof(i ? c : l), sizeof(i ? f : 1));
  printf("%g\n", i ? 1 : 2.5);
  const char *s = i > 0 ? i > 1 ? "many" : "one" : "none";
  puts(s);
  int *p = 0;
  void *v = i ? p : (void *)0;
  printf("%d\n", v == 0);
  const int ci = 4;
  const int *q = i ? &ci : p;
  printf("%d\n", *q);
  long m = u ? l : u;
  printf("%ld\n", m);
  printf("%d\n", (i, u, c) == 'c');
  struct s { int a; } x = {1}, y = {2};
  printf("%d\n", (u > 5 ? x : y).a);
  (i ? &x : &y)->a = 9;
  printf("%d %d\n", x.a, y.a);
  return 0;
}
