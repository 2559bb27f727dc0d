#include <stdio.h>

int twice();

int main(void) {
  printf("%d\n", twice(1L));
  printf("%d\n", twice(9L));
  return 0;
}

int twice(unsigned long x) { return x > 5; }
