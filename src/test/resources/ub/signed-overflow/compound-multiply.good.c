#include <stdio.h>

int main(void) {
  int r = 1 << 29;
  r *= 2;
  printf("%d\n", r);
  return 0;
}
