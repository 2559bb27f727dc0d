#include <stdio.h>

int main(void) {
  long x = 5;
  long long *p = (long long *)&x;
  *p = 6; /* UB: effective-type */
  printf("%ld\n", x);
  return 0;
}
