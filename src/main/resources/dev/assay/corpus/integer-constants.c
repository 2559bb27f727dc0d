/* Types of constants by base, size and suffix; binary constants. */
#include <limits.h>
#include <stdio.h>

#define TYPE(x)                                                                           \
  _Generic((x), int: 1, unsigned: 2, long: 3, unsigned long: 4, long long: 5,            \
      unsigned long long: 6)

static const unsigned long masks[] = {0b1011, 017, 0xFFul, 1ull << 40, 0x7fffffff, 0B10u};

unsigned long fold(const unsigned long *from, unsigned count) {
  unsigned long result = 0;
  for (unsigned i = 0; i < count; i++) {
    result = (result << 7) - result + from[i];
  }
  return result;
}

int main(void) {
  printf("%d %d %d\n", TYPE(2147483647), TYPE(2147483648), TYPE(0x80000000));
  printf("%d %d %d\n", TYPE(0xffffffffff), TYPE(0xffffffffffffffff), TYPE(9223372036854775807));
  printf("%d %d %d %d\n", TYPE(1u), TYPE(1l), TYPE(1uLL), TYPE(1LL));
  printf("%d %d\n", -2147483648 < 0, -1 < 0u);
  printf("%lu\n", fold(masks, sizeof masks / sizeof *masks));
  printf("%d %ld %d\n", INT_MIN, LONG_MIN, SCHAR_MIN);
  return 0;
}
