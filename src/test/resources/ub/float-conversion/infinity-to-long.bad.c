#include <math.h>
#include <stdio.h>

int main(void) {
  double d = INFINITY;
  long r = (long)d; /* UB: float-conversion */
  printf("%ld\n", r);
  return 0;
}
