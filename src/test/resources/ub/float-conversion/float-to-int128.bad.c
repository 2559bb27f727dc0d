#include <stdio.h>

int main(void) {
  float f = 0x1p127f;
  __int128 r = f; /* UB: float-conversion */
  printf("%d\n", (int)(r >> 100));
  return 0;
}
