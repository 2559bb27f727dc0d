#include <stdio.h>

static int depth;

static int tag(int x) {
  printf("%d", x);
  return x + depth++;
}

int main(void) {
  int r = (tag(1) + tag(2)) * (tag(3) - 1); /* UNSPECIFIED: evaluation-order */
  printf(" %d\n", r);
  return 0;
}
