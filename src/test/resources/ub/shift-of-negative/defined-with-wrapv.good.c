// options: -fwrapv
#include <stdio.h>

int main(void) {
  int a = -3; int n = 4;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
