#include <stdio.h>

static int whole();

int main(void) {
  printf("%d\n", whole(4.5f)); /* UB: argument-mismatch */
  return 0;
}

static int whole(float f) { return (int)f; }
