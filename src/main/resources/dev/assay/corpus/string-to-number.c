/* Reading numbers by hand and by the library, with bases, signs, ends and overflow. */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

static int by_hand(const char *s, long *out) {
  int negative = *s == '-';
  long value = 0;
  s += negative || *s == '+';
  if (!*s) {
    return 0;
  }
  for (; *s; s++) {
    int digit = *s - '0';
    if (digit < 0 || digit > 9 || value < (LONG_MIN + digit) / 10) {
      return 0;
    }
    value = value * 10 - digit;
  }
  if (!negative && value == LONG_MIN) {
    return 0;
  }
  *out = negative ? value : -value;
  return 1;
}

int main(void) {
  static const char *const texts[] = {"0", "-17", "+42", "9223372036854775807", "-9223372036854775808",
                                      "9223372036854775808", "12x", "-", ""};
  for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
    long value = -1;
    int good = by_hand(texts[i], &value);
    printf("%d %ld\n", good, value);
  }
  char *end;
  long hex = strtol("0x1fz", &end, 0);
  printf("%ld %c %lu\n", hex, *end, strtoul("777", 0, 8));
  errno = 0;
  long most = strtol("99999999999999999999", 0, 10);
  printf("%d %d\n", most == LONG_MAX, errno == ERANGE);
  printf("%g %d\n", strtod("-2.5e3", 0), atoi("  12ab"));
  return 0;
}
