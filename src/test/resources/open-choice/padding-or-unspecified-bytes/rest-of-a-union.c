#include "../harmless.h"

union u { char c; int i; };
int main(void) {
  union u u = {.i = 0x11223344};
  u.c = 5;
  printf("%u %x\n", harmless(2), u.i >> 8); /* UNSPECIFIED: padding-or-unspecified-bytes */
}
