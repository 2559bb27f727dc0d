#include <stdio.h>

int main(void) {
  unsigned r = 3; int n = 4;
  r <<= n;
  printf("%u\n", r);
  return 0;
}
