#include "../harmless.h"

int main(void) {
  int x, y;
  int *p = &x, *q = &y;
  printf("%u %d\n", harmless(2), memcmp(&p, &q, sizeof p) < 0); /* UNSPECIFIED: address-dependent */
}
