// options: -fwrapv
#include <limits.h>
#include <stdio.h>

int main(void) {
  int a = INT_MAX;
  int r = a + 1;
  a = INT_MIN;
  a = -a;
  long b = LONG_MIN;
  b--;
  printf("%d %d %ld\n", r, a, b);
  return 0;
}
