#include <limits.h>
#include <stdio.h>

int main(void) {
  long long a = -2, b = LLONG_MAX;
  long long r = a - b; /* UB: signed-overflow */
  printf("%lld\n", r);
  return 0;
}
