#include <stdio.h>

static int total = 1;

static int change(void) {
  total = 10;
  return 5;
}

int main(void) {
  total += change(); /* UNSPECIFIED: evaluation-order */
  printf("%d\n", total);
  return 0;
}
