#include <stdio.h>

int main(void) {
  long a = 7, b = 0;
  a %= b; /* UB: division-by-zero */
  printf("%ld\n", a);
  return 0;
}
