#include <stdio.h>

int main(void) {
  double d = 2147483648.0;
  int r = (int)d; /* UB: float-conversion */
  printf("%d\n", r);
  return 0;
}
