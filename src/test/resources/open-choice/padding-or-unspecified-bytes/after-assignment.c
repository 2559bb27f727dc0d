#include "../harmless.h"

struct s { char c; int i; };
int main(void) {
  struct s a, b;
  memset(&b, 0, sizeof b);
  a.c = 1;
  a.i = 2;
  b = a;
  unsigned char bytes[sizeof b];
  memcpy(bytes, &b, sizeof b);
  printf("%u %d\n", harmless(2), bytes[1]); /* UNSPECIFIED: padding-or-unspecified-bytes */
}
