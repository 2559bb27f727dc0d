#include "../harmless.h"

static double cell;
static short low(const void *p) { return (short)(long)p; } /* UNSPECIFIED: address-dependent */
int main(void) {
  printf("%u %d\n", harmless(6), low(&cell));
}
