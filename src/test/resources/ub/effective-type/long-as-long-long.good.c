#include <stdio.h>

int main(void) {
  long x = 5;
  unsigned long *p = (unsigned long *)&x;
  *p = 6;
  printf("%ld\n", x);
  return 0;
}
