#include <stdio.h>

int main(void) {
  double d = -2147483648.9;
  int r = d;
  printf("%d\n", r);
  return 0;
}
