#include <stdio.h>

int main(void) {
  volatile double seed = 0.1;
  double a[3] = {2, 3, 7}, b[3] = {7, -3, 9}, sum = seed * 0;
  for (int i = 0; i < 3; i++) {
    sum += a[i] * b[i];
  }
  printf("%a\n", sum);
  return 0;
}
