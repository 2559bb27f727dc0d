#include <stdio.h>

static int n;
static int next(void) { return ++n; }

int main(void) {
  int r = next() - next(); /* UNSPECIFIED: evaluation-order */
  printf("%d\n", r);
  return 0;
}
