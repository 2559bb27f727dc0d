#include <stdio.h>

int main(void) {
  unsigned char a = 255; int n = 20;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
