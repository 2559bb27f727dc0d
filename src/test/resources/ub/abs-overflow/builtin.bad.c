#include <limits.h>
#include <stdio.h>

int main(void) {
  int x = INT_MIN;
  printf("%d\n", __builtin_abs(x)); /* UB: abs-overflow */
  return 0;
}
