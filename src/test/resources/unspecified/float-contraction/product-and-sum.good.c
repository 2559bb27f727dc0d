#include <stdio.h>

int main(void) {
  volatile double x = 1.0 + 0x1p-30;
  double a = x, b = x, c = -(1.0 + 0x1p-29);
  volatile double product = a * b;
  double r = product + c;
  printf("%a\n", r);
  return 0;
}
