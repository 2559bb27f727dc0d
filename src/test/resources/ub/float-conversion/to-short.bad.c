#include <stdio.h>

int main(void) {
  double d = 40000;
  short r = d; /* UB: float-conversion */
  printf("%d\n", r);
  return 0;
}
