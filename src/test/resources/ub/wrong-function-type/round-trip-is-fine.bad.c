#include <stdio.h>

static int twice(int x) { return 2 * x; }

int main(void) {
  void (*any)(void) = (void (*)(void))twice;
  any(); /* UB: wrong-function-type */
  return 0;
}
