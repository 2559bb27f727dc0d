#include <stdio.h>

__attribute__((nonnull)) static int is_null(int *p) { return p == 0; }

int main(void) {
  int x = 1;
  int *p = &x;
  printf("%d\n", is_null(p));
  return 0;
}
