#include <stdio.h>

static int n;
static int next(void) { return ++n; }

int main(void) {
  int a[2] = {next(), next()}; /* UNSPECIFIED: evaluation-order */
  printf("%d %d\n", a[0], a[1]);
  return 0;
}
