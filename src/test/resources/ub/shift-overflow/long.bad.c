#include <stdio.h>

int main(void) {
  long a = 3, n = 62;
  long r = a << n; /* UB: shift-overflow */
  printf("%ld\n", r);
  return 0;
}
