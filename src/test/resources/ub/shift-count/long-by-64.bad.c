#include <stdio.h>

int main(void) {
  unsigned long a = 1; long n = 64;
  unsigned long r = a << n; /* UB: shift-count */
  printf("%lu\n", r);
  return 0;
}
