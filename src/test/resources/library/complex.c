#include <complex.h>
#include <stdio.h>

static void show(const char *name, double complex z) {
  printf("%s %a %a\n", name, creal(z), cimag(z));
}

int main(void) {
  volatile double complex a = 1.5 + 2.25 * I, b = -3.0 + 0.5 * I;
  show("add", a + b);
  show("subtract", a - b);
  show("multiply", a * b);
  show("real", a * 2.0);
  show("quotient", a / 2.0);
  show("conjugate", conj(a));
  show("negative", -a);
  show("exact", (5.0 + 10.0 * I) / (1.0 + 2.0 * I));
  printf("%d %d\n", a == b, a != b);
  printf("%a %a\n", cabs(3.0 + 4.0 * I), __real__ b);
  float complex f = 0.1f + 0.2f * I;
  f *= f;
  printf("%a %a\n", crealf(f), cimagf(f));
  long double complex l = 0.1L + 0.2L * I;
  l = l * l + 1;
  printf("%La %La\n", creall(l), cimagl(l));
  return 0;
}
