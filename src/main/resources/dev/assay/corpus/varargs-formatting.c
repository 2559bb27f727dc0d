/* A small formatter over va_list, and the ones of the library on the same arguments. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int write_number(char *to, unsigned n, unsigned base) {
  char digits[33];
  int count = 0, written = 0;
  do {
    digits[count++] = "0123456789abcdef"[n % base];
  } while (n /= base);
  while (count) {
    to[written++] = digits[--count];
  }
  return written;
}

int format(char *to, const char *pattern, ...) {
  char *start = to;
  va_list arguments;
  va_start(arguments, pattern);
  while (*pattern) {
    if (*pattern != '%') {
      *to++ = *pattern++;
      continue;
    }
    switch (*++pattern) {
      case 'u': to += write_number(to, va_arg(arguments, unsigned), 10); break;
      case 'x': to += write_number(to, va_arg(arguments, unsigned), 16); break;
      case 'b': to += write_number(to, va_arg(arguments, unsigned), 2); break;
      case 's': to = stpcpy(to, va_arg(arguments, const char *)); break;
      case 'c': *to++ = (char)va_arg(arguments, int); break;
      default: *to++ = *pattern;
    }
    pattern++;
  }
  va_end(arguments);
  *to = 0;
  return to - start;
}

int main(void) {
  char out[100];
  int n = format(out, "%u %x %b %s %c %%", 1234u, 0xbeefu, 10u, "word", '!');
  printf("%d [%s]\n", n, out);
  n = snprintf(out, 9, "%05d|%-4s|%+.2f", 42, "ab", 1.0);
  printf("%d [%s]\n", n, out);
  return 0;
}
