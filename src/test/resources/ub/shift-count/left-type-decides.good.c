#include <stdio.h>

int main(void) {
  long a = 1; char n = 40;
  long r = a << n;
  printf("%ld\n", r);
  return 0;
}
