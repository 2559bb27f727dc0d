#include <math.h>
#include <stdio.h>

static double newton(double x) {
  double r = x;
  for (int i = 0; i < 40; i++) {
    double q = x / r;
    r = (r + q) / 2;
  }
  return r;
}

int main(void) {
  printf("%.15g %.15g\n", newton(2), newton(10));
  double sum = 0, c = 0;
  for (int i = 0; i < 1000; i++) {
    double y = 0.1 - c, t = sum + y;
    c = (t - sum) - y;
    sum = t;
  }
  printf("%.17g\n", sum);
  double plain = 0;
  for (int i = 0; i < 1000; i++) plain += 0.1;
  printf("%.17g\n", plain);
  float f = 0;
  for (int i = 0; i < 1000; i++) f += 0.1f;
  printf("%.9g\n", f);
  double lo = 0, hi = 2;
  while (hi - lo > 1e-12) {
    double m = (lo + hi) / 2, sq = m * m;
    if (sq < 3) lo = m;
    else hi = m;
  }
  printf("%.10f\n", lo);
  return 0;
}
