#include <stdio.h>

int main(void) {
  long a = 4294967296L, b = 2147483647L;
  long r = a * b;
  printf("%ld\n", r);
  return 0;
}
