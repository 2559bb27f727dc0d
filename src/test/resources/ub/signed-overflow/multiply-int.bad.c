#include <stdio.h>

int main(void) {
  int a = 65536, b = 32768;
  int r = a * b; /* UB: signed-overflow */
  printf("%d\n", r);
  return 0;
}
