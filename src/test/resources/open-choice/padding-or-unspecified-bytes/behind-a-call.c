#include "../harmless.h"

struct point { double x; float y; };
static struct point make(double x) { struct point p; memset(&p, 0, sizeof p); p.x = x; p.y = 1; return p; }
static int same(const void *a, const void *b, size_t n) { return memcmp(a, b, n) == 0; }
int main(void) {
  struct point p = make(2), q;
  memset(&q, 0x55, sizeof q);
  q.x = 2;
  q.y = 1;
  printf("%u %d\n", harmless(2), same(&p, &q, sizeof p)); /* UNSPECIFIED: padding-or-unspecified-bytes */
}
