#include <limits.h>
#include <stdio.h>

int main(void) {
  int a = INT_MIN;
  int r = -a; /* UB: signed-overflow */
  printf("%d\n", r);
  return 0;
}
