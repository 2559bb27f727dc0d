#include <stdio.h>

int main(void) {
  unsigned __int128 count = (unsigned __int128)1 << 64;
  int x = 3;
  int r = x << count; /* UB: shift-count */
  printf("%d\n", r);
  return 0;
}
