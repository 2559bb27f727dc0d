#include <math.h>
#include <stdbool.h>
#include <stdio.h>

int main(void) {
  bool b = (bool)NAN + (bool)1e300 + (bool)0.25;
  float f = 3e9f / 2;
  int r = (int)f;
  printf("%d %d\n", b, r);
  return 0;
}
