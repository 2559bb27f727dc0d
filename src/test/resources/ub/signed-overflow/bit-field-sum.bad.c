#include <stdio.h>

int main(void) {
  struct { int f : 31; unsigned g : 31; } s = {1073741823, 0x7fffffff};
  int r = s.f + s.g; /* UB: signed-overflow */
  printf("%d\n", r);
  return 0;
}
