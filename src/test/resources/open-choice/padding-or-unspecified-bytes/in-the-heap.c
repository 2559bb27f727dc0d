#include "../harmless.h"

struct item { char tag; void *next; char end; };
int main(void) {
  struct item *p = calloc(2, sizeof *p);
  p[0].tag = 'a';
  p[0].end = 'z';
  p[1] = p[0];
  unsigned h = harmless(2);
  const unsigned char *raw = (const unsigned char *)(p + 1);
  printf("%u %d\n", h, raw[sizeof *p - 2]); /* UNSPECIFIED: padding-or-unspecified-bytes */
}
