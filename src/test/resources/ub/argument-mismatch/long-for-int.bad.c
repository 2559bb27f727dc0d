#include <stdio.h>

static int half();

int main(void) {
  printf("%d\n", half(4L)); /* UB: argument-mismatch */
  return 0;
}

static int half(int a) { return a / 2; }
