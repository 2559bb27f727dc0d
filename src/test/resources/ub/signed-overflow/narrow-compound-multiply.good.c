#include <stdio.h>

int main(void) {
  unsigned short a = 46340;
  a *= a;
  printf("%d\n", a);
  return 0;
}
