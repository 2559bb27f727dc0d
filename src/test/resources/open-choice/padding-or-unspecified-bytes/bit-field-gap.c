#include "../harmless.h"

struct s { unsigned a : 3; unsigned : 5; unsigned b : 8; };
int main(void) {
  struct s s;
  memset(&s, 0, sizeof s);
  s.a = 5;
  s.b = 9;
  printf("%u %d\n", harmless(2), *(unsigned char *)&s); /* UNSPECIFIED: padding-or-unspecified-bytes */
}
