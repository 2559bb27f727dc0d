#include <stdio.h>

int main(void) {
  volatile double seed = 0.1;
  double a[3] = {seed, 1, 0}, b[3] = {seed, 0, 9}, sum = -0.01;
  for (int i = 0; i < 3; i++) {
    sum += a[i] * b[i]; /* UNSPECIFIED: float-contraction */
  }
  printf("%a\n", sum);
  return 0;
}
