#include <stdio.h>

static int x = 1;

static int change(void) {
  x = 5;
  return 2;
}

int main(void) {
  int r = x + change(); /* UNSPECIFIED: evaluation-order */
  printf("%d\n", r);
  return 0;
}
