#include "../harmless.h"

static int order;
static int walk(int depth) {
  if (depth == 0) return ++order;
  return walk(depth - 1) * 2 + walk(depth - 1); /* UNSPECIFIED: evaluation-order */
}
int main(void) {
  printf("%u\n", harmless(1));
  printf("%d\n", walk(4));
}
