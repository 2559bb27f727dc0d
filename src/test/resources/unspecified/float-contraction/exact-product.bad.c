#include <stdio.h>

int main(void) {
  volatile double x = -1.5, y = 0.1;
  double a = x, b = y;
  double r = b * b - 0.01; /* UNSPECIFIED: float-contraction */
  printf("%a\n", r);
  return 0;
}
