#include <limits.h>
#include <stdio.h>

int main(void) {
  int r = INT_MAX;
  r++; /* UB: signed-overflow */
  printf("%d\n", (int)(r / 2));
  return 0;
}
