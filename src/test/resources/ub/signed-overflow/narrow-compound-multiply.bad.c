#include <stdio.h>

int main(void) {
  unsigned short a = 65535;
  a *= a; /* UB: signed-overflow */
  printf("%d\n", a);
  return 0;
}
