#include "../harmless.h"

static double a = 0.1, b = 0.3, c = 0.03;
int main(void) {
  double r = -(a * b) + c; /* UNSPECIFIED: float-contraction */
  printf("%u %g\n", harmless(2), r);
}
