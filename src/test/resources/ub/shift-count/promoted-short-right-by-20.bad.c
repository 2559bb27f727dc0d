#include <stdio.h>

int main(void) {
  short a = -2; int n = 40;
  int r = a >> n; /* UB: shift-count */
  printf("%d\n", r);
  return 0;
}
