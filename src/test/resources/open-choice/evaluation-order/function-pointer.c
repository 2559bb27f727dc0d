#include "../harmless.h"

static int n = 2;
static int one(int x) { return x + n; }
static int two(int x) { return x * n; }
static int (*pick(void))(int) { n++; return n > 2 ? two : one; }
static int give(void) { return n *= 3; }
int main(void) {
  printf("%u\n", harmless(7));
  printf("%d\n", pick()(give())); /* UNSPECIFIED: evaluation-order */
}
