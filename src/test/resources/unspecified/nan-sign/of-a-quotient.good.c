#include <math.h>
#include <stdio.h>

static float zero;

int main(void) {
  printf("%d %f %f\n", isnan(zero / zero) != 0, fabs(zero / zero), -NAN);
  return 0;
}
