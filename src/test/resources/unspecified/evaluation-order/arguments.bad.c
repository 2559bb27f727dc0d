#include <stdio.h>

static int n;
static int next(void) { return ++n; }
static int join(int a, int b) { return a * 10 + b; }

int main(void) {
  printf("%d\n", join(next(), next())); /* UNSPECIFIED: evaluation-order */
  return 0;
}
