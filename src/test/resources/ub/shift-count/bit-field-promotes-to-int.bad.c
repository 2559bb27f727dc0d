#include <stdio.h>

int main(void) {
  struct { unsigned f : 3; } s = {5}; int n = 32;
  int r = s.f << n; /* UB: shift-count */
  printf("%d\n", r);
  return 0;
}
