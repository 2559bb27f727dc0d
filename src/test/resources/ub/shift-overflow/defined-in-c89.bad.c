// options: -std=c99
#include <stdio.h>

int main(void) {
  int a = 3, n = 31;
  int r = a << n; /* UB: shift-overflow */
  printf("%d\n", r);
  return 0;
}
