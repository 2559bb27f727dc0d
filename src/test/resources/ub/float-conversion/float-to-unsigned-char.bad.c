#include <stdio.h>

int main(void) {
  float f = 256.0f;
  unsigned char r = f; /* UB: float-conversion */
  printf("%d\n", r);
  return 0;
}
