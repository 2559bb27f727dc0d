#include <limits.h>
#include <stdio.h>

int main(void) {
  int x = -5;
  printf("%d\n", __builtin_abs(x));
  return 0;
}
