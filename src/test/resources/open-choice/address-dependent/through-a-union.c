#include "../harmless.h"

union view { void *pointer; unsigned long number; };
int main(void) {
  union view v = {.pointer = malloc(8)};
  printf("%u %lu\n", harmless(3), v.number / 4096 % 1024); /* UNSPECIFIED: address-dependent */
}
