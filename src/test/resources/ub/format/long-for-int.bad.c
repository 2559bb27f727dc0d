#include <stdio.h>

int main(void) {
  long n = 5;
  printf("%d\n", n); /* UB: format */
  return 0;
}
