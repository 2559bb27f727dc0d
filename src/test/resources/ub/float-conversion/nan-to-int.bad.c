#include <math.h>
#include <stdio.h>

int main(void) {
  double d = NAN;
  int r = (int)d; /* UB: float-conversion */
  printf("%d\n", r);
  return 0;
}
