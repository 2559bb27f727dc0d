#include <stdio.h>

int main(void) {
  unsigned r = 255, n = 24;
  r <<= n;
  printf("%d\n", (int)(r >> 8));
  return 0;
}
