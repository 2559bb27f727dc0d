#include <stdio.h>

int main(void) {
  volatile long double a = 1.0L, b = 3.0L;
  long double q = a / b;
  printf("%.20Lf\n", q);
  printf("%La\n", q);
  printf("%.20Lg\n", q * b);
  printf("%d\n", (double)q == 1.0 / 3);
  volatile long double e = 1.0842021724855044e-19L;
  printf("%d %d\n", a + e > a, a + e / 2 > a);
  printf("%zu\n", sizeof(long double));
  long double sum = 0;
  for (int i = 1; i <= 20; i++) sum += 1.0L / i;
  printf("%.18Lf\n", sum);
  printf("%.10Le\n", 1e4000L * a);
  printf("%Lf\n", -b);
  printf("%d\n", b > a && a != b);
  return 0;
}
