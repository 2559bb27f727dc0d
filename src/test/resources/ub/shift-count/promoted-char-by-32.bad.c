#include <stdio.h>

int main(void) {
  unsigned char a = 255; int n = 32;
  int r = a << n; /* UB: shift-count */
  printf("%d\n", r);
  return 0;
}
