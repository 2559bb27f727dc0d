#include <stdio.h>

int main(void) {
  double d = 1.5;
  printf("%d\n", d); /* UB: format */
  return 0;
}
