#include <stdio.h>

static int is_null(int a[static 1]) { return a == 0; }

int main(void) {
  int x = 1;
  int *p = &x;
  printf("%d\n", is_null(p));
  return 0;
}
