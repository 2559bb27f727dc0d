#include <stdio.h>

int main(void) {
  unsigned x = 256;
  printf("%d\n", __builtin_ctz((unsigned char)x)); /* UB: builtin-argument */
  return 0;
}
