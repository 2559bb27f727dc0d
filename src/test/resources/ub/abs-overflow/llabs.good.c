#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  long long x = -7;
  printf("%lld\n", llabs(x));
  return 0;
}
