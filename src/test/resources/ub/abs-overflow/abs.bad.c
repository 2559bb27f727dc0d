#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int x = INT_MIN;
  printf("%d\n", abs(x)); /* UB: abs-overflow */
  return 0;
}
