#include <stdint.h>
#include <stdio.h>

int main(void) {
  int a = 1, b = 2;
  int c[2] = {a, b};
  printf("%ld\n", (long)((uintptr_t)&c[1] - (uintptr_t)&c[0]));
  return 0;
}
