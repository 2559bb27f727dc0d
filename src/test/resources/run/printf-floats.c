#include <math.h>
#include <stdio.h>

int main(void) {
  double v[] = {0.0, 1.0, -1.5, 3.14159265358979, 1e10, 1e-10, 123456789.123, 0.1, 1e100, 9.9999995};
  for (int i = 0; i < 10; i++) {
    printf("[%f] [%e] [%g] [%a]\n", v[i], v[i], v[i], v[i]);
    printf("[%.0f] [%.2f] [%10.3f] [%-10.1f] [%+.1f] [%010.2f]\n", v[i], v[i], v[i], v[i], v[i], v[i]);
    printf("[%.0e] [%.3e] [%12.4E] [%.10g] [%#g] [%G]\n", v[i], v[i], v[i], v[i], v[i], v[i]);
  }
  printf("[%f] [%F] [%e] [%5g] [%-6f] [%06f]\n", INFINITY, INFINITY, -INFINITY, INFINITY, INFINITY, -INFINITY);
  printf("[%.0f] [%.0f] [%.0f] [%.0f] [%.1f]\n", 0.5, 1.5, 2.5, -0.5, 0.25);
  printf("[%#.0f] [%#.0e] [% f] [%+e]\n", 3.0, 3.0, 2.0, -2.0);
  printf("[%.3a] [%.0a] [%A] [%20a]\n", 1.999, 1.5, 0.1, 2.0);
  printf("[%.20f] [%.25e]\n", 0.1, 0.1);
  printf("[%Lf] [%Le] [%Lg] [%La]\n", 1.5L, 1.5L, 1.5L, 1.5L);
  printf("[%.30Lg]\n", 0.1L);
  printf("[%g] [%g] [%g] [%g] [%g]\n", 100000.0, 1000000.0, 0.0001, 0.00001, 123456.5);
  printf("[%.3g] [%.15g] [%.17g]\n", 0.00012345, 0.1, 0.1);
  printf("[%f]\n", 1.7976931348623157e308);
  printf("[%g] [%.50g]\n", 4.9e-324, 4.9e-324);
  return 0;
}
