#include "../harmless.h"

struct outer { struct { char c; short s; } in; int i; };
int main(void) {
  struct outer a, b;
  memset(&a, 1, sizeof a);
  memset(&b, 2, sizeof b);
  a.in.c = b.in.c = 3;
  a.in.s = b.in.s = 4;
  a.i = b.i = 5;
  printf("%u %d\n", harmless(2), memcmp(&a, &b, sizeof a) != 0); /* UNSPECIFIED: padding-or-unspecified-bytes */
}
