#include <stdio.h>

static int n;
static int next(void) { return ++n; }

int main(void) {
  int a[2] = {next()};
  a[1] = next();
  printf("%d %d\n", a[0], a[1]);
  return 0;
}
