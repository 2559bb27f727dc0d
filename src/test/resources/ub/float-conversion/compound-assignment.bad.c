#include <stdio.h>

int main(void) {
  int r = 2000000000; double d = 2.5;
  r *= d; /* UB: float-conversion */
  printf("%d\n", r);
  return 0;
}
