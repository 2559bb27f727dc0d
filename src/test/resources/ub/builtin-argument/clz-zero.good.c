#include <stdio.h>

int main(void) {
  unsigned x = 1;
  printf("%d\n", __builtin_clz(x));
  return 0;
}
