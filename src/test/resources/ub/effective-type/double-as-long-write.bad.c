#include <stdio.h>

int main(void) {
  double d = 1.0;
  *(long *)&d = 0; /* UB: effective-type */
  printf("%g\n", d);
  return 0;
}
