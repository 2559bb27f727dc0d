#include <limits.h>
#include <stdio.h>

int main(void) {
  signed char c = SCHAR_MIN;
  short s = SHRT_MIN;
  int m = -1;
  int fine = c / m + s / m;
  unsigned a = INT_MIN;
  int r = (int)(a / m);
  printf("%d %d\n", fine, r);
  return 0;
}
