#include <limits.h>
#include <stdio.h>

int main(void) {
  long a = LONG_MIN, b = -1;
  long r = a / b; /* UB: division-overflow */
  printf("%ld\n", r);
  return 0;
}
