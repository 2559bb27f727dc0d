#include <stdio.h>

int main(void) {
  unsigned __int128 count = (unsigned __int128)1 << 4;
  int x = 3;
  int r = x << count;
  printf("%d\n", r);
  return 0;
}
