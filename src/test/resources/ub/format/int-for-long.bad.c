#include <stdio.h>

int main(void) {
  int n = 5;
  printf("%ld\n", n); /* UB: format */
  return 0;
}
