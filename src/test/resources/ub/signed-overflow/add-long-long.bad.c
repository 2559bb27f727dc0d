#include <limits.h>
#include <stdio.h>

int main(void) {
  long long a = LLONG_MAX, b = 1;
  long long r = a + b; /* UB: signed-overflow */
  printf("%lld\n", r);
  return 0;
}
