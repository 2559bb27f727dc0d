#include <stdio.h>

int main(void) {
  long n = 0;
  sscanf("12", "%d", &n); /* UB: format */
  printf("%ld\n", n);
  return 0;
}
