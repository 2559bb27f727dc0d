#include <limits.h>
#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3};
  long d = LONG_MAX - 2;
  long r = d + (&a[2] - &a[0]);
  printf("%ld\n", r);
  return 0;
}
