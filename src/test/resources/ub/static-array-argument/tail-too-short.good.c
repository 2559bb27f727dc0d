#include <stdio.h>

static int last(int n, int a[static n]) { return a[0]; }

int main(void) {
  int a[4] = {1, 2, 3, 4};
  int *p = a + 1;
  printf("%d\n", last(3, p));
  return 0;
}
