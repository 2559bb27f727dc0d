#include <stdio.h>

int main(void) {
  unsigned long x = 0;
  printf("%d\n", __builtin_ctzl(x)); /* UB: builtin-argument */
  return 0;
}
