#include <stdarg.h>
#include <stdio.h>

static void say(const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  vprintf(format, ap);
  va_end(ap);
}

int main(void) {
  say("%s %ld\n", "a", 1L);
  return 0;
}
