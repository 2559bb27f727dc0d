#include <stdio.h>

int main(void) {
  double d = -131409000.0;
  unsigned long r = (unsigned long)d; /* UB: float-conversion */
  printf("%lu\n", r);
  return 0;
}
