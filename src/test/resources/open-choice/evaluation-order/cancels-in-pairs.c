#include "../harmless.h"

static int n;
static int next(void) { return ++n; }
int main(void) {
  unsigned h = harmless(2);
  int a = next() - next(); /* UNSPECIFIED: evaluation-order */
  int b = next() - next(); /* UNSPECIFIED: evaluation-order */
  printf("%u %d\n", h, a - b);
}
