#include <stdio.h>

int main(void) {
  unsigned char r = 200; int n = 9;
  r >>= n;
  printf("%d\n", r);
  return 0;
}
