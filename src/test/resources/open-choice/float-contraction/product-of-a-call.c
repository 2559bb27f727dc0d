#include "../harmless.h"

static double seed = 0.3;
static double next(void) { return seed = seed * 1.7; }
int main(void) {
  double r = next() * 0.1 - 0.051; /* UNSPECIFIED: float-contraction */
  printf("%u %a\n", harmless(2), r);
}
