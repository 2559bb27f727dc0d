#include <stdio.h>

int main(void) {
  signed char a = 7; unsigned char b = 4;
  a /= b;
  printf("%d\n", a);
  return 0;
}
