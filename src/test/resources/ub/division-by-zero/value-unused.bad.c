#include <stdio.h>

int main(void) {
  int zero = 0;
  (void)(1 / zero); /* UB: division-by-zero */
  puts("after");
  return 0;
}
