#include <stdio.h>

int main(void) {
  double d = -2147483649.0;
  int r = d; /* UB: float-conversion */
  printf("%d\n", r);
  return 0;
}
