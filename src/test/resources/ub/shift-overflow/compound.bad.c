#include <stdio.h>

int main(void) {
  int r = 255, n = 24;
  r <<= n; /* UB: shift-overflow */
  printf("%d\n", (int)(r >> 8));
  return 0;
}
