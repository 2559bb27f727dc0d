#include <stdio.h>

int main(void) {
  long double d = 18446744073709551615.0L;
  unsigned long r = (unsigned long)d;
  printf("%lu\n", r);
  return 0;
}
