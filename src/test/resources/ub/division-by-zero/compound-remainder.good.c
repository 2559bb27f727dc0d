#include <stdio.h>

int main(void) {
  long a = 7, b = 4;
  a %= b;
  printf("%ld\n", a);
  return 0;
}
