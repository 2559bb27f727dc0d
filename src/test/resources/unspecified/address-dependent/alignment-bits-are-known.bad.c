#include <stdint.h>
#include <stdio.h>

int main(void) {
  long x = 1;
  printf("%d\n", (int)((uintptr_t)&x / 64 % 2)); /* UNSPECIFIED: address-dependent */
  return 0;
}
