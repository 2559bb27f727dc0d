#include "../harmless.h"

static char large[100000];
static char small_one;
int main(void) {
  printf("%u %d\n", harmless(3), (uintptr_t)large < (uintptr_t)&small_one); /* UNSPECIFIED: address-dependent */
}
