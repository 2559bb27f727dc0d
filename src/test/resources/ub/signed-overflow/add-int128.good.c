#include <stdio.h>

int main(void) {
  __int128 max = (__int128)(~(unsigned __int128)0 >> 1);
  __int128 a = max, b = 0;
  __int128 r = a + b;
  printf("%d\n", (int)(r >> 100));
  return 0;
}
