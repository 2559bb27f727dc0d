#include <stdio.h>

int m[2][3];

int main(void) {
  long d = &m[1][0] - &m[0][0]; /* UB: unrelated-subtraction */
  printf("%ld\n", d);
  return 0;
}
