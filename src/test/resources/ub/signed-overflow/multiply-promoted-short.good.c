#include <stdio.h>

int main(void) {
  unsigned short a = 46340, b = 46340;
  unsigned r = a * b;
  printf("%u\n", r);
  return 0;
}
