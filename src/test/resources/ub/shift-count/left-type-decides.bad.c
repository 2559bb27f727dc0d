#include <stdio.h>

int main(void) {
  int a = 1; long n = 40;
  long r = a << n; /* UB: shift-count */
  printf("%ld\n", r);
  return 0;
}
