#include <limits.h>
#include <stdio.h>

int main(void) {
  long long r = LLONG_MAX - 1;
  ++r;
  printf("%lld\n", r);
  return 0;
}
