#include "../harmless.h"

static int depth;
static int leaf(void) { return depth++; }
static int middle(void) { return leaf() + 1; }
static int outer(void) { return middle() * 2; }
static int reader(void) { return depth * 5; }
int main(void) {
  printf("%u\n", harmless(3));
  int r = outer() + reader(); /* UNSPECIFIED: evaluation-order */
  printf("%d %u\n", r, harmless(4));
}
