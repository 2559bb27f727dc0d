/* _Generic chooses by type: qualifiers drop, arrays decay, enums are ints. */
#include <stdio.h>

#define KIND(x)                                                                              \
  _Generic((x), char: "char", signed char: "schar", unsigned char: "uchar", short: "short",  \
      int: "int", unsigned: "uint", long: "long", unsigned long: "ulong", float: "float",    \
      double: "double", long double: "ldouble", char *: "char*", const char *: "cchar*",     \
      int (*)(int): "function", default: "other")

#define MAGNITUDE(x) _Generic((x), int: int_abs, long: long_abs, double: double_abs)(x)

static int int_abs(int x) { return x < 0 ? -x : x; }
static long long_abs(long x) { return x < 0 ? -x : x; }
static double double_abs(double x) { return x < 0 ? -x : x; }

enum colour { RED, GREEN };

int main(void) {
  const short s = 3;
  char array[4] = "abc";
  enum colour c = GREEN;
  struct { int x; } other = {1};
  printf("%s %s %s %s\n", KIND(s), KIND(+s), KIND('a'), KIND(array[0]));
  printf("%s %s %s %s\n", KIND(array), KIND("lit"), KIND((const char *)array), KIND(other));
  printf("%s %s %s\n", KIND(RED), KIND(int_abs), KIND(1u + 1L));
  printf("%s %s %s\n", KIND(1.f * 2), KIND(1.f * 2.0), KIND(1.0L));
  printf("%d %ld %g %d\n", MAGNITUDE(-5), MAGNITUDE(-6L), MAGNITUDE(-7.5), c);
  return 0;
}
