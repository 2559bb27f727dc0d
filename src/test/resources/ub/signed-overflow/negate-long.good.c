#include <limits.h>
#include <stdio.h>

int main(void) {
  long a = -LONG_MAX;
  long r = -a;
  printf("%ld\n", r);
  return 0;
}
