#include <stdint.h>
#include <stdio.h>

int main(void) {
  long x = 1;
  printf("%d\n", (int)((uintptr_t)&x % sizeof x));
  return 0;
}
