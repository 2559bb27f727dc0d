#include <stdio.h>

int main(void) {
  volatile float x = 1.0f + 0x1p-13f;
  float a = x, c = -(1.0f + 0x1p-12f);
  float r = a + c;
  printf("%a\n", r);
  return 0;
}
