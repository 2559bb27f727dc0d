#include <stdio.h>

int main(void) {
  int x = 1;
  printf("%d\n", (int)(long)&x == 0x1234560); /* UNSPECIFIED: address-dependent */
  printf("%d\n", (int)(long)&x); /* UNSPECIFIED: address-dependent */
  return 0;
}
