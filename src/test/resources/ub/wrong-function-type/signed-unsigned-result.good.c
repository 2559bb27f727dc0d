#include <stdio.h>

static unsigned get(void) { return 3; }

int main(void) {
  unsigned (*f)(void) = get;
  int r = (int)f();
  printf("%d\n", r);
  return 0;
}
