#include <stdio.h>

int main(void) {
  unsigned long a = 1; long n = 63;
  unsigned long r = a << n;
  printf("%lu\n", r);
  return 0;
}
