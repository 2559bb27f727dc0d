#include <stdint.h>
#include <stdio.h>

static void f(void) {}

int main(void) {
  printf("%u\n", (unsigned)((uintptr_t)f % 1000)); /* UNSPECIFIED: address-dependent */
  return 0;
}
