#include <stdarg.h>
#include <stdio.h>

static int take(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int r = va_arg(ap, int); /* UB: va-arg */
  va_end(ap);
  return r;
}

int main(void) {
  int r = take(1, 1.5);
  puts(r ? "set" : "clear");
  return 0;
}
