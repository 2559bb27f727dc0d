#include "../harmless.h"

static int n = 4;
static int twice(void) { return n *= 2; }
static int less(void) { return n -= 1; }
int main(void) {
  int a[6] = {1, 2, twice(), 4, less(), 6}; /* UNSPECIFIED: evaluation-order */
  printf("%u\n", harmless(a[0]));
  printf("%d\n", a[2]);
}
