#include <stdio.h>

int main(void) {
  int n = 3;
  printf("%f\n", n); /* UB: format */
  return 0;
}
