#include <limits.h>
#include <stdio.h>

int main(void) {
  int r = INT_MAX;
  r += 2; /* UB: signed-overflow */
  printf("%d\n", r);
  return 0;
}
