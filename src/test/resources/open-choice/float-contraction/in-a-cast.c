#include "../harmless.h"

static double third = 1.0 / 3;
int main(void) {
  long long r = (long long)((third * 3 - 1) * 0x1p60); /* UNSPECIFIED: float-contraction */
  printf("%u %lld\n", harmless(2), r);
}
