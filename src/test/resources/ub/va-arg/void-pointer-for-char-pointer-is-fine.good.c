#include <stdarg.h>
#include <stdio.h>

static const char *take(int n, ...) {
  va_list ap;
  va_start(ap, n);
  void *r = va_arg(ap, void *);
  va_end(ap);
  return (const char *)r;
}

int main(void) {
  char text[] = "text";
  puts(take(1, text));
  return 0;
}
