#include <stdio.h>

int main(void) {
  unsigned char r = 200; int n = 32;
  r >>= n; /* UB: shift-count */
  printf("%d\n", r);
  return 0;
}
