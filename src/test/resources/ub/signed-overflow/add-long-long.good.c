#include <limits.h>
#include <stdio.h>

int main(void) {
  long long a = LLONG_MAX, b = -1;
  long long r = a + b;
  printf("%lld\n", r);
  return 0;
}
