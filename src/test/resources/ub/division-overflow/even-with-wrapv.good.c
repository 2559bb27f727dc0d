// options: -fwrapv
#include <limits.h>
#include <stdio.h>

int main(void) {
  int a = INT_MIN, b = -2;
  int r = a / b;
  printf("%d\n", r);
  return 0;
}
