#include <limits.h>
#include <stdio.h>

int main(void) {
  long long r = LLONG_MIN; int b = -1;
  r /= b; /* UB: division-overflow */
  printf("%lld\n", r);
  return 0;
}
