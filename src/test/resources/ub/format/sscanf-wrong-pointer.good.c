#include <stdio.h>

int main(void) {
  long n = 0;
  sscanf("12", "%ld", &n);
  printf("%ld\n", n);
  return 0;
}
