#include "../harmless.h"

static int f(void) { return 1; }
static int g(void) { return 2; }
int main(void) {
  int later = (uintptr_t)g > (uintptr_t)f; /* UNSPECIFIED: address-dependent */
  printf("%u %d %d\n", harmless(2), f() + g(), later);
}
