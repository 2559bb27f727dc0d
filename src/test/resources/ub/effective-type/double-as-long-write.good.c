#include <stdio.h>

int main(void) {
  double d = 1.0;
  for (unsigned i = 0; i < sizeof d; i++) ((char *)&d)[i] = 0;
  printf("%g\n", d);
  return 0;
}
