#include "../harmless.h"

static int by_address(const void *a, const void *b) {
  uintptr_t x = (uintptr_t)*(int *const *)a, y = (uintptr_t)*(int *const *)b; /* UNSPECIFIED: address-dependent */
  return (x > y) - (x < y);
}
int main(void) {
  static int a = 1, b = 2, c = 3;
  int *all[3] = {&b, &c, &a};
  qsort(all, 3, sizeof *all, by_address);
  printf("%u %d\n", harmless(3), *all[0]);
}
