#include <stdio.h>

static int *make(void) {
  static int x = 5;
  int *p = &x;
  return p;
}

int main(void) {
  int *q = make();
  printf("%d\n", *q);
  return 0;
}
