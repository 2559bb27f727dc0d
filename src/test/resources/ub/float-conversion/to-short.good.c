#include <stdio.h>

int main(void) {
  double d = -32768.5;
  short r = d;
  printf("%d\n", r);
  return 0;
}
