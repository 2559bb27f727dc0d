#include <stdio.h>

int m[2][3];

int main(void) {
  long d = (&m[1] - &m[0]) * 3;
  printf("%ld\n", d);
  return 0;
}
