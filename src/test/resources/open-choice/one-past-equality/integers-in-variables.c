#include "../harmless.h"

static long a[2], b[2];
static int same(uintptr_t x, uintptr_t y) { return x == y; } /* UNSPECIFIED: one-past-equality */
int main(void) {
  uintptr_t end = (uintptr_t)(a + 2), start = (uintptr_t)b;
  printf("%u %d\n", harmless(1), same(start, end));
}
