#include "../harmless.h"

static double minus = -2;
int main(void) {
  printf("%u %g\n", harmless(1), sqrt(minus)); /* UNSPECIFIED: nan-sign */
}
