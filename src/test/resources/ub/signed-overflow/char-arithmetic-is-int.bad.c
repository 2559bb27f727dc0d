#include <limits.h>
#include <stdio.h>

int main(void) {
  signed char a = 127; int b = INT_MAX;
  int r = a + b; /* UB: signed-overflow */
  printf("%d\n", r);
  return 0;
}
