#include <stdio.h>

int main(void) {
  int a[2] = {1, 2};
  int *p = 0;
  p -= 1; /* UB: null-arithmetic */
  puts(p ? "set" : "null");
  return 0;
}
