#include <limits.h>
#include <stdio.h>

int main(void) {
  long long r = LLONG_MAX;
  ++r; /* UB: signed-overflow */
  printf("%lld\n", r);
  return 0;
}
