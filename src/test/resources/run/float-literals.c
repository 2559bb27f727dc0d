#include <stdio.h>

int main(void) {
  printf("%g %g %g %g\n", 1.5, .5, 5., 1e3);
  printf("%g %g %g\n", 1e-3, 1.5E+2, 0x1.8p3);
  printf("%g %g %g\n", 0x.8p0, 0xap-1, 1.5f);
  printf("%Lg %zu %zu %zu\n", 1.5L, sizeof 1.f, sizeof 1., sizeof 1.L);
  printf("%.17g %.9g\n", 0.1, 0.1f);
  printf("%a\n", 1.7976931348623157e308);
  printf("%a\n", 2.2250738585072014e-308);
  printf("%a\n", 4.9e-324);
  printf("%a\n", 9007199254740993.0);
  printf("%a\n", (double)1.00000005960464478f);
  printf("%a\n", 123456789012345678901234567890.0);
  printf("%d\n", 0.1f == 0.1);
  printf("%d\n", 1e400 > 1e308);
  return 0;
}
