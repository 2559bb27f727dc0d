#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int x = INT_MIN;
  printf("%d\n", div(x, -1).quot); /* UB: abs-overflow */
  return 0;
}
