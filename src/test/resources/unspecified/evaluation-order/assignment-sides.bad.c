#include <stdio.h>

static int a[2], n;

static int *slot(void) {
  n = 1;
  return &a[0];
}
static int value(void) { return n; }

int main(void) {
  *slot() = value(); /* UNSPECIFIED: evaluation-order */
  printf("%d\n", a[0]);
  return 0;
}
