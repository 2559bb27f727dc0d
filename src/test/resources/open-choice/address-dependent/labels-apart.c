#include "../harmless.h"

int main(void) {
  static void *where[] = {&&one, &&two};
  unsigned h = harmless(3);
  goto *where[h & 0];
one:
  printf("%u %d\n", h, (int)((char *)&&two - (char *)&&one)); /* UNSPECIFIED: address-dependent */
two:
  return 0;
}
