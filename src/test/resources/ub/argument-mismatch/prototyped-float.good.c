#include <stdio.h>

static int whole();

int main(void) {
  printf("%d\n", whole(4.5));
  return 0;
}

static int whole(double f) { return (int)f; }
