#include <limits.h>
#include <stdio.h>

int main(void) {
  long a = LONG_MAX, b = 0;
  long r = a + b;
  printf("%ld\n", r);
  return 0;
}
