#include <stdio.h>

static int x = 3;
static int bump(void) { return ++x; }
static void show(int a, int b) { printf("%d %d\n", a, b); }

int main(void) {
  show(x, bump()); /* UNSPECIFIED: evaluation-order */
  return 0;
}
