#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  long x = LONG_MIN;
  printf("%ld\n", labs(x)); /* UB: abs-overflow */
  return 0;
}
