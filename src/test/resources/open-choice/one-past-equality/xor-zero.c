#include "../harmless.h"

static int a[4], b[4];
int main(void) {
  uintptr_t x = (uintptr_t)(a + 4), y = (uintptr_t)b;
  printf("%u %d\n", harmless(1), (x ^ y) != 0);
}
