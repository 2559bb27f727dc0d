#include <limits.h>
#include <stdio.h>

int main(void) {
  int a = INT_MAX, b = 1;
  int r = a + b; /* UB: signed-overflow */
  printf("%d\n", r);
  return 0;
}
