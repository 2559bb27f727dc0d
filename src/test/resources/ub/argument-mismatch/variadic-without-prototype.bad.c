#include <stdio.h>

static int count(int n, ...) { return n; }

int main(void) {
  int (*f)() = (int (*)())count;
  printf("%d\n", f(2)); /* UB: argument-mismatch|wrong-function-type */
  return 0;
}
