#include <limits.h>
#include <stdio.h>

int main(void) {
  long long r = LLONG_MIN; int b = -2;
  r /= b;
  printf("%lld\n", r);
  return 0;
}
