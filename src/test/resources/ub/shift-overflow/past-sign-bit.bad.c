#include <stdio.h>

int main(void) {
  int a = 0x40000000, n = 2;
  int r = a << n; /* UB: shift-overflow */
  printf("%d\n", r);
  return 0;
}
