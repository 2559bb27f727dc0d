#include <stdio.h>

int main(void) {
  struct { int f : 31; unsigned g : 31; } s = {0, 0x7fffffff};
  int r = s.f + s.g;
  printf("%d\n", r);
  return 0;
}
