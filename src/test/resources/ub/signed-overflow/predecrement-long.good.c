#include <limits.h>
#include <stdio.h>

int main(void) {
  long r = LONG_MIN + 1;
  --r;
  printf("%ld\n", r);
  return 0;
}
