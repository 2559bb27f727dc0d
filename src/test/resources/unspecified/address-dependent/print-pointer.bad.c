#include <stdio.h>

int main(void) {
  int x = 1;
  printf("%p\n", (void *)&x); /* UNSPECIFIED: address-dependent */
  return 0;
}
