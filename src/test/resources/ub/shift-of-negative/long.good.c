#include <stdio.h>

int main(void) {
  long a = 8; int n = 2;
  long r = a << n;
  printf("%ld\n", r);
  return 0;
}
