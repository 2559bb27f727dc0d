#include <stdio.h>

int main(void) {
  double d = -1.0;
  unsigned r = (unsigned)d; /* UB: float-conversion */
  printf("%u\n", r);
  return 0;
}
