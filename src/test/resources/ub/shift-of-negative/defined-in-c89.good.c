// options: -std=gnu89
#include <stdio.h>

int main(void) {
  int a = -3; int n = 4;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
