#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  long long x = LLONG_MIN;
  printf("%lld\n", llabs(x)); /* UB: abs-overflow */
  return 0;
}
