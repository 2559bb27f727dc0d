#include <limits.h>
#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3};
  long d = LONG_MAX;
  long r = d + (&a[2] - &a[0]); /* UB: signed-overflow */
  printf("%ld\n", r);
  return 0;
}
