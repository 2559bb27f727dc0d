#include <math.h>
#include <stdio.h>

int main(void) {
  volatile double zero = 0.0;
  double inf = 1.0 / zero, ninf = -1.0 / zero, nan = zero / zero, nz = -zero;
  printf("%f %f %d\n", inf, ninf, nan != nan);
  printf("%d %d %d\n", inf > 1e308, ninf < -1e308, nan == nan);
  printf("%d %d %d %d\n", nan < 1, nan > 1, nan <= 1, nan >= 1);
  printf("%g %g\n", nz, 1 / nz);
  printf("%d %d\n", nz == zero, signbit(nz) != 0);
  printf("%d %d %d\n", isnan(nan) != 0, isinf(inf) != 0, isfinite(1.0) != 0);
  printf("%g %g\n", inf + 1, inf - 1e300);
  double d = inf - inf;
  printf("%d\n", isnan(d) != 0);
  printf("%d\n", !nan);
  printf("%d\n", nan ? 1 : 0);
  printf("%d %d\n", nan && 1, !nz);
  printf("%g\n", fabs(-2.5));
  return 0;
}
