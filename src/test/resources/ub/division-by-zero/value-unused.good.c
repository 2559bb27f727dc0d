#include <stdio.h>

int main(void) {
  int zero = 1;
  (void)(1 / zero);
  puts("after");
  return 0;
}
