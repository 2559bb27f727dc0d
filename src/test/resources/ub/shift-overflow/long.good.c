#include <stdio.h>

int main(void) {
  long a = 1, n = 62;
  long r = a << n;
  printf("%ld\n", r);
  return 0;
}
