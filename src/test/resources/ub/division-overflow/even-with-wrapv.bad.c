// options: -fwrapv
#include <limits.h>
#include <stdio.h>

int main(void) {
  int a = INT_MIN, b = -1;
  int r = a / b; /* UB: division-overflow */
  printf("%d\n", r);
  return 0;
}
