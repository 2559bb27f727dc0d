#include <stdio.h>

int main(void) {
  __int128 max = (__int128)(~(unsigned __int128)0 >> 1);
  __int128 a = max, b = 1;
  __int128 r = a + b; /* UB: signed-overflow */
  printf("%d\n", (int)(r >> 100));
  return 0;
}
