#include <stdio.h>

__attribute__((nonnull)) static int is_null(int *p) { return p == 0; }

int main(void) {
  int x = 1;
  int *p = 0;
  printf("%d\n", is_null(p)); /* UB: nonnull-argument */
  return 0;
}
