#include <stdio.h>

int main(void) {
  double z = 0.0;
  double inf = 1.0 / z;
  int zero = (int)z;
  int r = 5 / zero; /* UB: division-by-zero */
  printf("%f %d\n", inf, r);
  return 0;
}
