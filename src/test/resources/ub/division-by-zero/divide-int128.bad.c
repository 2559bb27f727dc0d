#include <stdio.h>

int main(void) {
  __int128 a = 7, b = 0;
  __int128 r = a / b; /* UB: division-by-zero */
  printf("%d\n", (int)r);
  return 0;
}
