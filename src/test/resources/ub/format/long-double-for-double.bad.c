#include <stdio.h>

int main(void) {
  long double d = 2.5L;
  printf("%f\n", d); /* UB: format */
  return 0;
}
