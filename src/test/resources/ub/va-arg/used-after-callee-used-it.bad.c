#include <stdarg.h>
#include <stdio.h>

static int next(va_list ap) { return va_arg(ap, int); }
static int next_by_pointer(va_list *ap) { return va_arg(*ap, int); }

static int take(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int r = next(ap);
  r += va_arg(ap, int); /* UB: va-arg|indeterminate-value */
  va_end(ap);
  return r;
}

int main(void) {
  printf("%d\n", take(2, 4, 5) > 0 && next != 0);
  return 0;
}
