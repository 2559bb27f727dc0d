#include <stdio.h>

int main(void) {
  unsigned a = 1; int n = -1;
  unsigned r = a << n; /* UB: shift-count */
  printf("%u\n", r);
  return 0;
}
