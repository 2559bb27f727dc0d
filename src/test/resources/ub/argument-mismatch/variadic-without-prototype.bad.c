#include <stdio.h>

static int count();

int main(void) {
  printf("%d\n", count(2, 3)); /* UB: argument-mismatch|wrong-function-type */
  return 0;
}

static int count(int n, ...) { return n; }
