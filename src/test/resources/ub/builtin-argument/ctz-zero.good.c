#include <stdio.h>

int main(void) {
  unsigned long x = 8;
  printf("%d\n", __builtin_ctzl(x));
  return 0;
}
