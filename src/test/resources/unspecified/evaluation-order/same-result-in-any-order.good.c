#include <stdio.h>

static int n;
static int next(void) { return ++n; }
static int sum(int a, int b, int c) { return a + b + c; }

int main(void) {
  printf("%d\n", sum(next(), next(), next()));
  return 0;
}
