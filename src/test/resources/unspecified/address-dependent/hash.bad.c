#include <stdint.h>
#include <stdio.h>

static int a, b;

int main(void) {
  unsigned h = (unsigned)((uintptr_t)&a * 31 + (uintptr_t)&b) % 97; /* UNSPECIFIED: address-dependent */
  printf("%u\n", h);
  return 0;
}
