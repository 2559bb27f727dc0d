#include <stdio.h>

int main(void) {
  long double d = 18446744073709551616.0L;
  unsigned long r = (unsigned long)d; /* UB: float-conversion */
  printf("%lu\n", r);
  return 0;
}
