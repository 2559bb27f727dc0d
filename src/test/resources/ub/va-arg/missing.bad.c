#include <stdarg.h>
#include <stdio.h>

static int sum(int n, ...) {
  va_list ap;
  int total = 0;
  va_start(ap, n);
  while (n-- > 0) {
    total += va_arg(ap, int); /* UB: va-arg */
  }
  va_end(ap);
  return total;
}

int main(void) {
  int r = sum(3, 1, 2);
  puts(r ? "set" : "clear");
  return 0;
}
