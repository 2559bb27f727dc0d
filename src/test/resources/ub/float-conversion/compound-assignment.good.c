#include <stdio.h>

int main(void) {
  int r = 200000000; double d = 2.5;
  r *= d;
  printf("%d\n", r);
  return 0;
}
