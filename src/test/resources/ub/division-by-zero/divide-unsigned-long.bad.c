#include <stdio.h>

int main(void) {
  unsigned long a = 7, b = 0;
  unsigned long r = a / b; /* UB: division-by-zero */
  printf("%lu\n", r);
  return 0;
}
