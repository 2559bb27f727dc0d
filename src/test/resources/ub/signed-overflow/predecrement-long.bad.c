#include <limits.h>
#include <stdio.h>

int main(void) {
  long r = LONG_MIN;
  --r; /* UB: signed-overflow */
  printf("%ld\n", r);
  return 0;
}
