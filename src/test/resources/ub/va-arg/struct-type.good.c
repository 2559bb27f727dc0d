#include <stdarg.h>
#include <stdio.h>

struct a {
  int x;
};
struct b {
  int x;
};

static int take(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int r = va_arg(ap, struct a).x;
  va_end(ap);
  return r;
}

int main(void) {
  struct a a = {3};
  printf("%d\n", take(1, a));
  return 0;
}
