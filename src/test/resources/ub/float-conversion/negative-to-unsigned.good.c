#include <stdio.h>

int main(void) {
  double d = -0.99;
  unsigned r = (unsigned)d;
  printf("%u\n", r);
  return 0;
}
