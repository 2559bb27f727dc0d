#include <stdio.h>

int main(void) {
  unsigned x = 0;
  printf("%d\n", __builtin_clz(x)); /* UB: builtin-argument */
  return 0;
}
