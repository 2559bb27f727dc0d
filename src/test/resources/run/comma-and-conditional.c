#include <stdio.h>

static int f(int x) { printf("f%d ", x); return x; }

int main(void) {
  int a = (f(1), f(2), 3);
  printf("%d\n", a);
  int b = a > 2 ? f(4) : f(5);
  int c = f(0) ? 1 : f(6) ? 2 : 3;
  printf("%d %d\n", b, c);
  printf("%d\n", f(0) && f(1));
  printf("%d\n", f(1) || f(0));
  printf("%d\n", f(0) ?: f(7));
  printf("%d\n", f(8) ?: f(9));
  for (int i = 0, j = 10; i < j; i += 3, j--) printf("%d,%d ", i, j);
  puts("");
  (a ? (void)puts("yes") : (void)puts("no"));
  int x = 1, y = 2;
  *(a ? &x : &y) = 9;
  printf("%d %d\n", x, y);
  printf("%zu %zu\n", sizeof(a ? 1 : 1.0), sizeof(a, (char)1));
  const char *s = a ? "text" : 0;
  puts(s);
  printf("%d\n", a == 3 ? b == 4 ? 1 : 2 : 3);
  return 0;
}
