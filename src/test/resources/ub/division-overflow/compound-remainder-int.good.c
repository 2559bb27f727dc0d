#include <limits.h>
#include <stdio.h>

int main(void) {
  int r = INT_MIN; signed char b = -3;
  r %= b;
  printf("%d\n", r);
  return 0;
}
