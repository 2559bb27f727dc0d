#include <stdio.h>

static int whole(float f) { return (int)f; }

int main(void) {
  int (*f)() = (int (*)())whole;
  printf("%d\n", f(4.5f)); /* UB: argument-mismatch|wrong-function-type */
  return 0;
}
