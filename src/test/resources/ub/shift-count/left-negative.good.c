#include <stdio.h>

int main(void) {
  unsigned a = 1; int n = 0;
  unsigned r = a << n;
  printf("%u\n", r);
  return 0;
}
