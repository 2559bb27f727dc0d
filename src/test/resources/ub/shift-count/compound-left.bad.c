#include <stdio.h>

int main(void) {
  unsigned r = 3; int n = 33;
  r <<= n; /* UB: shift-count */
  printf("%u\n", r);
  return 0;
}
