#include <stdint.h>
#include <stdio.h>

int main(void) {
  int x = 5, y = 6;
  uintptr_t mixed = (uintptr_t)&x ^ (uintptr_t)&y;
  printf("%d\n", (int)(mixed >> 3 & 1)); /* UNSPECIFIED: address-dependent */
  return 0;
}
