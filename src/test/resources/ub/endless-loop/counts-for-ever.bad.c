#include <stdio.h>

int main(void) {
  unsigned n = 0, x = 1;
  while (x != 0) { /* UB: endless-loop */
    n = (n + 2) % 64;
    x = n | 1;
  }
  printf("%u\n", n);
  return 0;
}
