#include <stdio.h>

int main(void) {
  __int128 a = -(__int128)(~(unsigned __int128)0 >> 1), b = -1;
  __int128 r = a / b;
  printf("%d\n", (int)(r >> 120));
  return 0;
}
