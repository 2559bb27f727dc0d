#include <stdio.h>

int main(void) {
  unsigned long long x = 0;
  printf("%d\n", __builtin_clzll(x)); /* UB: builtin-argument */
  return 0;
}
