#include <stdarg.h>
#include <stdio.h>

static long take(int n, ...) {
  va_list ap;
  va_start(ap, n);
  long r = va_arg(ap, long);
  va_end(ap);
  return r;
}

int main(void) {
  long r = take(1, 5L);
  printf("%d\n", (int)r);
  return 0;
}
