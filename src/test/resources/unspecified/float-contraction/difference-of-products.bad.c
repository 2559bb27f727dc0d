#include <stdio.h>

int main(void) {
  volatile double x = 0.1, y = 0.3;
  double a = x, b = y;
  double r = a * b - b * a; /* UNSPECIFIED: float-contraction */
  printf("%a\n", r);
  return 0;
}
