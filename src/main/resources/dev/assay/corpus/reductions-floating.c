/* Floating reductions, whose order must be kept, and extrema with their places. */
#include <stdio.h>

double sum_of(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += x[i];
  }
  return sum;
}

float compensated(const float *x, int n) {
  float sum = 0, lost = 0;
  for (int i = 0; i < n; i++) {
    float y = x[i] - lost;
    float t = sum + y;
    lost = (t - sum) - y;
    sum = t;
  }
  return sum;
}

int place_of_largest(const double *x, int n) {
  int best = 0;
  for (int i = 1; i < n; i++) {
    if (x[i] > x[best]) {
      best = i;
    }
  }
  return best;
}

int main(void) {
  double x[64];
  float y[64];
  for (int i = 0; i < 64; i++) {
    x[i] = (i * 37 % 64) / 7.0;
    y[i] = (float)(1.0 / (i + 1));
  }
  x[5] = 1e17;
  x[6] = -1e17;
  printf("%.17g %d\n", sum_of(x, 64), place_of_largest(x, 64));
  printf("%.9g\n", compensated(y, 64));
  double product = 1;
  for (int i = 1; i < 20; i += 3) {
    product *= x[i] + 1;
  }
  printf("%.17g\n", product);
  return 0;
}
