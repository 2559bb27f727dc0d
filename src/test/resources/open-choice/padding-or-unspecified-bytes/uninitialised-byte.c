#include "../harmless.h"

static int choose(const unsigned char *p) { return *p > 100; } /* UNSPECIFIED: padding-or-unspecified-bytes */
int main(void) {
  unsigned char a[4];
  a[0] = 1;
  printf("%u %d\n", harmless(a[0]), choose(a + 2));
}
