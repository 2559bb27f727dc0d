// options: -std=gnu89
#include <stdio.h>

int main(void) {
  int a = 1; int n = 32;
  int r = a << n; /* UB: shift-count */
  printf("%d\n", r);
  return 0;
}
