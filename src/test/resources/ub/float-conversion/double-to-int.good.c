#include <stdio.h>

int main(void) {
  double d = 2147483647.9;
  int r = (int)d;
  printf("%d\n", r);
  return 0;
}
