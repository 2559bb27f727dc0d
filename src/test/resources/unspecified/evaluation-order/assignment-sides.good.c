#include <stdio.h>

static int a[2], n;

static int *slot(void) {
  n = 1;
  return &a[0];
}
static int value(void) { return n; }

int main(void) {
  int *p = slot();
  *p = value();
  printf("%d\n", a[0]);
  return 0;
}
