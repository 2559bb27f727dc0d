#include <stdio.h>

int main(void) {
  double d = 0.5;
  if (d < 1.0) puts("less");
  else puts("more");
  return 0;
}
