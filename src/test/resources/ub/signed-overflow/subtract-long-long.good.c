#include <limits.h>
#include <stdio.h>

int main(void) {
  long long a = -1, b = LLONG_MAX;
  long long r = a - b;
  printf("%lld\n", r);
  return 0;
}
