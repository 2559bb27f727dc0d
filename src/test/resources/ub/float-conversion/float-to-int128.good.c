#include <stdio.h>

int main(void) {
  float f = 0x1p126f;
  __int128 r = f;
  printf("%d\n", (int)(r >> 100));
  return 0;
}
