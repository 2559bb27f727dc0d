#include <stdio.h>

int main(void) {
  unsigned short r = (unsigned short)-8; int n = 2;
  r <<= n;
  printf("%d\n", r);
  return 0;
}
