#include <stdio.h>

int main(void) {
  static long double d;
  volatile long double one = 1.0L;
  d = one;
  const unsigned char *p = (const unsigned char *)&d;
  printf("%d\n", p[9]);
  return 0;
}
