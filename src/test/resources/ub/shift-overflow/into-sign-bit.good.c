#include <stdio.h>

int main(void) {
  int a = 1, n = 30;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
