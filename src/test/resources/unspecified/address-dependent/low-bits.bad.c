#include <stdint.h>
#include <stdio.h>

int main(void) {
  char c = 'x';
  printf("%d\n", (int)((uintptr_t)&c >> 4 & 15)); /* UNSPECIFIED: address-dependent */
  return 0;
}
