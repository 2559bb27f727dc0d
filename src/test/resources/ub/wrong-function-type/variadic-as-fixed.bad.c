#include <stdarg.h>
#include <stdio.h>

static int first(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int r = va_arg(ap, int);
  va_end(ap);
  return r;
}

int main(void) {
  int (*f)(int, int) = (int (*)(int, int))first;
  printf("%d\n", f(1, 2)); /* UB: wrong-function-type */
  return 0;
}
