#include "../harmless.h"

static double root(double a, double b, double c) {
  double d = b * b - 4 * a * c; /* UNSPECIFIED: float-contraction */
  return d < 0 ? -1 : d > 0 ? 1 : 0;
}
int main(void) {
  printf("%u %g\n", harmless(2), root(0.1, 0.2, 0.1));
}
