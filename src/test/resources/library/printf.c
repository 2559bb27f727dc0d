#include <stdio.h>
#include <stdarg.h>
#include <stdint.h>
#include <inttypes.h>
#include <stddef.h>
#include <limits.h>
#include <string.h>
#include <wchar.h>

static void show(const char *format, ...) {
  va_list list, copy;
  char buffer[64];
  va_start(list, format);
  va_copy(copy, list);
  vprintf(format, list);
  va_end(list);
  int length = vsnprintf(buffer, sizeof buffer, format, copy);
  va_end(copy);
  printf(" (%d, \"%s\")\n", length, buffer);
}

enum colour { RED, GREEN = 7 };

int main(void) {
  short s = -3;
  unsigned char u = 200;
  _Bool b = 1;
  enum colour colour = GREEN;
  int count;
  size_t size = 12;
  ptrdiff_t difference = -12;
  float f = 1.25f;
  long double l = 3.0L / 4;

  show("%d %s %c %%", 42, "text", 'x');
  show("%5.2f|%-8s|%+d", 3.14159, "ab", 7);
  show("%2$s %1$d", 5, "five");
  printf("%d %u %d %d %ld\n", s, u, b, colour, (long) INT_MAX + 1);
  printf("%zu %td %jd %" PRId64 " %" PRIx8 "\n", size, difference, (intmax_t) -1, INT64_MIN, u);
  printf("%hhd %hd %hhu\n", 300, 70000, 511);
  printf("%f %g %e %a %Lf %Lg %La\n", f, 0.0001, 12345.678, 1.0, l, l, l);
  printf("%#x %#o %#.0f %#g %08.3f %+.2e % d\n", 255u, 8u, 3.0, 2.0, -3.14159, 0.0, 42);
  printf("%*d|%-*d|%.*s|%.3d\n", 6, 1, 6, 2, 2, "abcdef", 5);
  printf("%s%n\n", "count me", &count);
  printf("%d %p %c%c\n", count, (void *) 0, 'o', 'k');
  printf("%.0f %.0f %.0f %.1f %.20g\n", 0.5, 1.5, 2.5, 0.25, 0.1);
  printf("%lld %llu %llx\n", LLONG_MIN, ULLONG_MAX, 0xdeadbeefcafeULL);
  printf("%ls %lc\n", L"wide", (wint_t) L'w');
  puts("line");
  putchar('a');
  putc('b', stdout);
  fputc('c', stdout);
  fputs("def\n", stdout);
  fwrite("bytes\n", 1, 6, stdout);
  fprintf(stdout, "%s\n", "to stdout");
  fprintf(stderr, "%s\n", "to stderr");
  char small[8];
  printf("%d ", snprintf(small, sizeof small, "%s", "much too long"));
  printf("%s %d\n", small, snprintf(NULL, 0, "%d", 12345));
  printf("%d\n", sprintf(small, "%d", 99));
  fflush(stdout);
  return 0;
}
