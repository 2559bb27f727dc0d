#include <stdio.h>

static int n;
static int next(void) { return n++; }

int main(void) {
  printf("%d\n", next() * 0 + next() * 0);
  return 0;
}
