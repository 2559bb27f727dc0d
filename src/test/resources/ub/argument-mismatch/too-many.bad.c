#include <stdio.h>

static int one();

int main(void) {
  printf("%d\n", one(1, 2)); /* UB: argument-mismatch */
  return 0;
}

static int one(int a) { return a; }
