#include <stdio.h>

int main(void) {
  volatile double seed = 0.1;
  double a[3] = {seed, seed * 3, seed * 7}, b[3] = {0.7, -0.3, 0.9}, sum = 0;
  for (int i = 0; i < 3; i++) {
    sum += a[i] * b[i]; /* UNSPECIFIED: float-contraction */
  }
  printf("%a\n", sum);
  return 0;
}
