#include <math.h>
#include <stdio.h>

int main(void) {
  volatile double z = 0.0;
  double nan = z / z, a[4] = {3, -0.0, 0.0, -INFINITY};
  printf("%d%d%d%d%d%d\n", nan < 1, nan > 1, nan == nan, nan != nan, !(nan < 1), nan <= nan);
  double lo = a[0];
  for (int i = 1; i < 4; i++)
    if (a[i] < lo) lo = a[i];
  printf("%g\n", lo);
  printf("%d %d\n", a[1] == a[2], 1 / a[1] == 1 / a[2]);
  printf("%d %d\n", isunordered(nan, 1.0), isless(1.0, 2.0));
  float f = (float)1e-50;
  printf("%g %d\n", f, f == 0);
  printf("%g\n", -z);
  printf("%g %g\n", z * -1, z + -0.0);
  return 0;
}
