#include <stdio.h>

static int n;
static int next(void) { return ++n; }
static int join(int a, int b) { return a * 10 + b; }

int main(void) {
  int a = next(), b = next();
  printf("%d\n", join(a, b));
  return 0;
}
