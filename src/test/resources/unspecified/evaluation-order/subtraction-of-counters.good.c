#include <stdio.h>

static int n;
static int next(void) { return ++n; }

int main(void) {
  int r = next() + next();
  printf("%d\n", r);
  return 0;
}
