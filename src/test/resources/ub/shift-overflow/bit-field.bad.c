#include <stdio.h>

int main(void) {
  struct { unsigned f : 8; } s = {200};
  int r = s.f << 24; /* UB: shift-overflow */
  printf("%d\n", r);
  return 0;
}
