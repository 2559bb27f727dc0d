#include <stdio.h>

int main(void) {
  int n = 0;
  int one = 1;
  while (one) { /* UB: endless-loop */
    n ^= 1;
  }
  printf("%d\n", n);
  return 0;
}
