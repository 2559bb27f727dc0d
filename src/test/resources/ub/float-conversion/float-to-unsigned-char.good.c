#include <stdio.h>

int main(void) {
  float f = 255.99f;
  unsigned char r = f;
  printf("%d\n", r);
  return 0;
}
