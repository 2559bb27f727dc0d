#include <limits.h>
#include <stdio.h>

int main(void) {
  long a = LONG_MIN;
  long r = -a; /* UB: signed-overflow */
  printf("%ld\n", r);
  return 0;
}
