#include <stdio.h>

int main(void) {
  int r = 1 << 30;
  r *= 2; /* UB: signed-overflow */
  printf("%d\n", r);
  return 0;
}
