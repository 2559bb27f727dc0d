#include "../harmless.h"

static int n;
static int next(void) { return ++n; }
int main(void) {
  unsigned sum = 0;
  for (unsigned i = 0; i < 20; i++) sum = sum * 31 + harmless(i) + (i == 13 ? next() - 2 * next() : 0); /* UNSPECIFIED: evaluation-order */
  printf("%u\n", sum);
}
