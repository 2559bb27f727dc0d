#include "../harmless.h"

static int first, second;
static int before(const void *a, const void *b) { return (uintptr_t)a < (uintptr_t)b; } /* UNSPECIFIED: address-dependent */
int main(void) {
  printf("%u %d\n", harmless(1), before(&first, &second));
}
