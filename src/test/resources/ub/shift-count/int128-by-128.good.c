#include <stdio.h>

int main(void) {
  unsigned __int128 a = 1; int n = 127;
  unsigned __int128 r = a << n;
  printf("%d\n", (int)(r >> 120));
  return 0;
}
