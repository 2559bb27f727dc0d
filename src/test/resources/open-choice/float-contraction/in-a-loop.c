#include "../harmless.h"

int main(void) {
  double x = 0.1, sum = 0;
  unsigned h = 0;
  for (unsigned i = 0; i < 10; i++) {
    h += harmless(i);
    sum = x * x + sum; /* UNSPECIFIED: float-contraction */
    x += 0.3;
  }
  printf("%u %.17g\n", h, sum);
}
