#include <stdio.h>

int main(void) {
  struct { unsigned d : 3; } s = {15 & 7};
  int r = 70 / s.d;
  printf("%d\n", r);
  return 0;
}
