#include <stdio.h>

int main(void) {
  double d = -0.99;
  unsigned long r = (unsigned long)d;
  printf("%lu\n", r);
  return 0;
}
