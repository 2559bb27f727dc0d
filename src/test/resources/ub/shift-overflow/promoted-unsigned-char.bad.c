#include <stdio.h>

int main(void) {
  unsigned char a = 128; int n = 24;
  int r = a << n; /* UB: shift-overflow */
  printf("%d\n", r);
  return 0;
}
