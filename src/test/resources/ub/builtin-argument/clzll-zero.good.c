#include <stdio.h>

int main(void) {
  unsigned long long x = 8;
  printf("%d\n", __builtin_clzll(x));
  return 0;
}
