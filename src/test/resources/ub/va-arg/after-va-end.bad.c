#include <stdarg.h>
#include <stdio.h>

static int take(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int r = va_arg(ap, int);
  va_end(ap);
  r += va_arg(ap, int); /* UB: va-arg|indeterminate-value */
  return r;
}

int main(void) {
  printf("%d\n", take(1, 4, 5));
  return 0;
}
