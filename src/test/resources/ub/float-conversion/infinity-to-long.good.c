#include <math.h>
#include <stdio.h>

int main(void) {
  double d = 9223372036854774784.0;
  long r = (long)d;
  printf("%ld\n", r);
  return 0;
}
