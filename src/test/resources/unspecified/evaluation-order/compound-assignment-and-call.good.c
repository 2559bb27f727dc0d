#include <stdio.h>

static int total = 1;

static int change(void) {
  total = 10;
  return 5;
}

int main(void) {
  int r = change();
  total += r;
  printf("%d\n", total);
  return 0;
}
