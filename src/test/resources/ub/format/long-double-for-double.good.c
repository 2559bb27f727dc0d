#include <stdio.h>

int main(void) {
  long double d = 2.5L;
  printf("%Lf\n", d);
  return 0;
}
