#include <stdio.h>

static int sum(int a[static 4]) { return a[0] + a[1]; }

int main(void) {
  int a[4] = {1, 2}, *p = a;
  printf("%d\n", sum(p));
  return 0;
}
