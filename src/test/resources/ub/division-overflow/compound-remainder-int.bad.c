#include <limits.h>
#include <stdio.h>

int main(void) {
  int r = INT_MIN; signed char b = -1;
  r %= b; /* UB: division-overflow */
  printf("%d\n", r);
  return 0;
}
