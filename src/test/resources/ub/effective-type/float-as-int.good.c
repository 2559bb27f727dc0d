#include <stdio.h>
#include <string.h>

int main(void) {
  float f = 1.0f;
  int bits;
  memcpy(&bits, &f, sizeof bits);
  printf("%d\n", bits);
  return 0;
}
