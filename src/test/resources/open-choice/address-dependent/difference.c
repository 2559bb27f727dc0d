#include "../harmless.h"

static int first, second;
int main(void) {
  long long d = (long long)((uintptr_t)&second - (uintptr_t)&first); /* UNSPECIFIED: address-dependent */
  printf("%u %lld\n", harmless(1), d);
}
