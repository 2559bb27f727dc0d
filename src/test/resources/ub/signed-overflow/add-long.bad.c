#include <limits.h>
#include <stdio.h>

int main(void) {
  long a = LONG_MAX, b = 1;
  long r = a + b; /* UB: signed-overflow */
  printf("%ld\n", r);
  return 0;
}
