// options: -std=gnu89
#include <stdio.h>

int main(void) {
  int a = 3, n = 31;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
