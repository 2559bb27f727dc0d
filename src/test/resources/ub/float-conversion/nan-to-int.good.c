#include <math.h>
#include <stdio.h>

int main(void) {
  double d = -0.0;
  int r = (int)d;
  printf("%d\n", r);
  return 0;
}
