#include <limits.h>
#include <stdio.h>

int main(void) {
  int r = INT_MIN;
  r--; /* UB: signed-overflow */
  printf("%d\n", r);
  return 0;
}
