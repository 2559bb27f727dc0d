#include <stdio.h>

int main(void) {
  __int128 a = 7, b = 3;
  __int128 r = a / b;
  printf("%d\n", (int)r);
  return 0;
}
