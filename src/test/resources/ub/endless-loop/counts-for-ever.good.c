#include <stdio.h>

int main(void) {
  unsigned n = 0, x = 1;
  while (x != 0) {
    n += 2;
    x = n < 100 ? 1 : 0;
  }
  printf("%u\n", n);
  return 0;
}
