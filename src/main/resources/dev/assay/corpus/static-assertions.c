/* Assertions at compile time at file scope, in structs and in blocks. */
#include <assert.h>
#include <limits.h>
#include <stddef.h>
#include <stdio.h>

_Static_assert(CHAR_BIT == 8, "bytes have eight bits");
_Static_assert((-7) / 2 == -3 && -7 % 2 == -1, "division truncates");

struct checked {
  int a;
  _Static_assert(sizeof(int) >= 4, "int is not too small");
  char b;
};

static_assert(offsetof(struct checked, b) == sizeof(int), "no gap before b");

enum { SIZE = sizeof(struct checked), HALF = SIZE / 2 + (1 ? 2 : 1 / 1), SHIFTED = 1u << (HALF & 7) };

#define ARRAY_CHECK(x) (sizeof(char[(x) ? 1 : -1]))

static int constant_cases(int x) {
  switch (x) {
    case sizeof(long): return 1;
    case (int)2.9: return 2;
    case SHIFTED: return 3;
    case 'a' - 'A': return 4;
    case !0 << 4 | ~-2: return 5;
    default: return 0;
  }
}

int main(void) {
  _Static_assert(sizeof "abc" == 4, "with its zero");
  int sum = 0;
  for (int i = 0; i < 70; i++) {
    sum = sum * 2 % 9973 + constant_cases(i);
  }
  printf("%d %d %d %zu\n", SIZE, HALF, sum, ARRAY_CHECK(SIZE == 8));
  return 0;
}
