#include "../harmless.h"

int main(void) {
  unsigned h = 0;
  for (unsigned i = 0; i < 5; i++) h += harmless(i);
  char *p = malloc(100);
  printf("%u %d\n", h, (int)((uintptr_t)p >> 5 & 1)); /* UNSPECIFIED: address-dependent */
}
