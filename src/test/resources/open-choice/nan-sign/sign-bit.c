#include "../harmless.h"

static double big = 1e308;
int main(void) {
  double d = big * 10 - big * 10;
  printf("%u %d\n", harmless(1), signbit(d) != 0); /* UNSPECIFIED: nan-sign */
}
