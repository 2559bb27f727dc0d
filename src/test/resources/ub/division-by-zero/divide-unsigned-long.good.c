#include <stdio.h>

int main(void) {
  unsigned long a = 7, b = 3;
  unsigned long r = a / b;
  printf("%lu\n", r);
  return 0;
}
