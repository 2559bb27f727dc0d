#include <stdio.h>

int main(void) {
  int a = 0x10000000, n = 2;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
