/* Complex numbers: products, quotients, conjugates, comparison, and complex integers of GNU C. */
#include <complex.h>
#include <stdio.h>

double _Complex horner(double _Complex z, const double *coefficients, int count) {
  double _Complex value = 0;
  for (int i = 0; i < count; i++) {
    value = value * z + coefficients[i];
  }
  return value;
}

float _Complex turn(float _Complex z) {
  return z * 1.0fi;
}

int escapes(double _Complex c) {
  double _Complex z = 0;
  for (int n = 0; n < 20; n++) {
    if (creal(z) * creal(z) + cimag(z) * cimag(z) > 4) {
      return n;
    }
    z = z * z + c;
  }
  return 20;
}

int main(void) {
  const double coefficients[] = {1, -2, 0.5, 3};
  double _Complex v = horner(1 + 2.0i, coefficients, 4);
  printf("%g %g\n", creal(v), cimag(v));
  float _Complex t = turn(turn(3.0f - 4.0fi));
  printf("%g %g %d\n", __real__ t, __imag__ t, t == ~(-3.0f - 4.0fi));
  double _Complex q = (4 + 2.0i) / (1 - 1.0i);
  printf("%g %g\n", creal(q), cimag(q));
  int total = 0;
  for (int i = -4; i < 4; i++) {
    total += escapes(i * 0.5 + 0.25i * i);
  }
  printf("%d\n", total);
  return 0;
}
