#include <stdio.h>

static const char *f(void) { return "name"; }
static const char *g(void) { return "name"; }

int main(void) {
  printf("%d\n", f() == f());
  return g()[0] - 'n';
}
