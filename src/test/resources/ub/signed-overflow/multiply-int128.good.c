#include <stdio.h>

int main(void) {
  __int128 a = (__int128)1 << 100, b = 1 << 26;
  __int128 r = a * b;
  printf("%d\n", (int)(r >> 100));
  return 0;
}
