#include <stdio.h>

static int a[3], n;
static int f(void) { return n; }
static int g(void) { return ++n; }

int main(void) {
  int i = f();
  a[i] = g();
  printf("%d %d %d\n", a[0], a[1], a[2]);
  return 0;
}
