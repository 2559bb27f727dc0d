#include <stdio.h>

static int depth;

static int tag(int x) {
  printf("%d", x);
  return x + depth++;
}

int main(void) {
  int r = tag(1) * 2;
  printf(" %d\n", r);
  return 0;
}
