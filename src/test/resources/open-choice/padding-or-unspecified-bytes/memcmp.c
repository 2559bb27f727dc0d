#include "../harmless.h"

struct s { char c; long n; };
int main(void) {
  struct s a, b;
  memset(&a, 0, sizeof a);
  memset(&b, 0xff, sizeof b);
  a = (struct s){1, 2};
  b.c = 1;
  b.n = 2;
  printf("%u %d\n", harmless(1), memcmp(&a, &b, sizeof a) == 0); /* UNSPECIFIED: padding-or-unspecified-bytes */
}
