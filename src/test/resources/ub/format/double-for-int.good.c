#include <stdio.h>

int main(void) {
  double d = 1.5;
  printf("%g\n", d);
  return 0;
}
