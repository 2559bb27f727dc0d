#include <stdio.h>

int main(void) {
  __int128 a = (__int128)1 << 100, b = 1 << 27;
  __int128 r = a * b; /* UB: signed-overflow */
  printf("%d\n", (int)(r >> 100));
  return 0;
}
