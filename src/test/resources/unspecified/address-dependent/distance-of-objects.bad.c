#include <stdint.h>
#include <stdio.h>

int main(void) {
  int a = 1, b = 2;
  printf("%ld\n", (long)((uintptr_t)&a - (uintptr_t)&b)); /* UNSPECIFIED: address-dependent */
  return 0;
}
