#include <complex.h>
#include <stdio.h>

int main(void) {
  double complex z = 3.0 + 4.0 * I, w = 1.0 - 2.0 * I;
  double complex s = z + w, p = z * w, d = z - w;
  printf("%g %g\n", creal(s), cimag(s));
  printf("%g %g\n", creal(p), cimag(p));
  printf("%g %g\n", creal(d), cimag(d));
  printf("%d %d\n", z == w, z != w);
  double complex n = -z, c = conj(z);
  printf("%g %g %g %g\n", creal(n), cimag(n), creal(c), cimag(c));
  __real__ z = 10;
  __imag__ z += 1;
  printf("%g %g\n", __real__ z, __imag__ z);
  float complex f = z;
  f *= 2;
  printf("%g %g\n", (double)crealf(f), (double)cimagf(f));
  double r = z;
  printf("%g %zu\n", r, sizeof z);
  double complex q = (8 + 6 * I) / 2;
  printf("%g %g\n", creal(q), cimag(q));
  if (z) puts("nonzero");
  return 0;
}
