#include <stdio.h>

int main(void) {
  volatile double a = 0.1, b = 0.2;
  volatile float fa = 0.1f, fb = 0.2f;
  printf("%.17g %.17g\n", a + b, (double)(fa + fb));
  printf("%a %a\n", a * b, (double)(fa * fb));
  printf("%a %a\n", a / b, (double)(fa / 3));
  volatile double big = 9007199254740992.0;
  printf("%.1f %.1f\n", big + 1, big + 3);
  volatile float third = 1.0f / 3;
  printf("%.9g %.17g\n", third, 1.0 / 3);
  volatile double tiny = 4.9406564584124654e-324;
  printf("%g %g\n", tiny, tiny / 2);
  volatile float ftiny = 1.4e-45f;
  printf("%g %g\n", ftiny, ftiny / 2);
  volatile double huge = 1.7976931348623157e308;
  printf("%g %g\n", huge * 2, -huge * 2);
  printf("%a\n", (double)(float)0.1);
  double narrow = (float)1e39;
  printf("%g\n", narrow);
  return 0;
}
