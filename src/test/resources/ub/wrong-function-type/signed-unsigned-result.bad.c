#include <stdio.h>

static unsigned get(void) { return 3; }

int main(void) {
  int (*f)(void) = (int (*)(void))get;
  int r = (int)f(); /* UB: wrong-function-type */
  printf("%d\n", r);
  return 0;
}
