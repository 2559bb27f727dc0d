#include <stdio.h>
#include <string.h>

int main(void) {
  int x = 1, *p = &x;
  unsigned char bytes[sizeof p];
  memcpy(bytes, &p, sizeof p);
  printf("%d\n", bytes[1]); /* UNSPECIFIED: address-dependent */
  return 0;
}
