#include "../harmless.h"

static double zero;
static double one(double sign) { return copysign(1.0, sign); } /* UNSPECIFIED: nan-sign */
int main(void) {
  printf("%u %g\n", harmless(1), one(zero * (1 / zero)));
}
