#include "../harmless.h"

static double zero;
int main(void) {
  double d = zero / zero;
  unsigned long long bits;
  memcpy(&bits, &d, sizeof bits);
  printf("%u %d\n", harmless(1), (int)(bits >> 63)); /* UNSPECIFIED: nan-sign */
}
