#include <stdio.h>

int main(void) {
  unsigned x = 12;
  printf("%d\n", __builtin_ctz((unsigned char)x));
  return 0;
}
