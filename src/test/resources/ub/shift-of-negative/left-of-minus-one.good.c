#include <stdio.h>

int main(void) {
  unsigned a = -1; int n = 1;
  int r = a << n;
  printf("%d\n", r);
  return 0;
}
