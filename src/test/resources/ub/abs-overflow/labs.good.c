#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  long x = -LONG_MAX;
  printf("%ld\n", labs(x));
  return 0;
}
