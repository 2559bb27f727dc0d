#include <stdarg.h>
#include <stdio.h>

static const char *take(int n, ...) {
  va_list ap;
  va_start(ap, n);
  int *r = va_arg(ap, int *); /* UB: va-arg */
  va_end(ap);
  return (const char *)r;
}

int main(void) {
  char text[] = "text";
  puts(take(1, text));
  return 0;
}
