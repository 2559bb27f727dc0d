#include <stdio.h>

int main(void) {
  int a = 7, b = 0;
  int r = a % b; /* UB: division-by-zero */
  printf("%d\n", r);
  return 0;
}
