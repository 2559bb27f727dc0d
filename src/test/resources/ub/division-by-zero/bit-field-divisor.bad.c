#include <stdio.h>

int main(void) {
  struct { unsigned d : 3; } s = {8 & 7};
  int r = 70 / s.d; /* UB: division-by-zero */
  printf("%d\n", r);
  return 0;
}
