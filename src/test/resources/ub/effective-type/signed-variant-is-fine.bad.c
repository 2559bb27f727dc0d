#include <stdio.h>

int main(void) {
  unsigned x = 5;
  float *p = (float *)&x;
  *p = -1; /* UB: effective-type */
  printf("%u\n", x);
  return 0;
}
