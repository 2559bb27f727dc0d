#include <stdarg.h>
#include <stdio.h>

static int take(int n, ...) {
  va_list ap;
  int r = va_arg(ap, int); /* UB: va-arg|indeterminate-value */
  return r;
}

int main(void) {
  int r = take(1, 4);
  printf("%d\n", r == 4);
  return 0;
}
