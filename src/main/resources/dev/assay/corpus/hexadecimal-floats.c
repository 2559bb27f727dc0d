/* Hexadecimal and decimal floating constants, their suffixes, and exact printing by %a. */
#include <float.h>
#include <stdio.h>

static const double constants[] = {0x1p-3, 0x1.8p1, 0xA.8p0, 0x.1p4, 1e3, 1e-1, .5, 5., 0x1.fffffffffffffp1023};

int exponent_of(double x) {
  int e = 0;
  while (x >= 2) {
    x /= 2;
    e++;
  }
  while (x < 1) {
    x *= 2;
    e--;
  }
  return e;
}

int main(void) {
  for (unsigned i = 0; i < sizeof constants / sizeof *constants; i++) {
    printf("%a:%d ", constants[i], exponent_of(constants[i]));
  }
  printf("\n%d %d\n", 0x1p-149f == FLT_TRUE_MIN, 0x1p-1074 == DBL_TRUE_MIN);
  printf("%d %d\n", 0.1f == 0.1, (float)0.1 == 0.1f);
  printf("%d %a\n", constants[8] == DBL_MAX, 0x1.8p0f * 0x1p-126f);
  printf("%.17g %.9g\n", 0.1, 0.1f);
  return 0;
}
