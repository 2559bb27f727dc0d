#include <stdint.h>
#include <stdio.h>

int main(void) {
  int x = 4;
  uintptr_t bits = (uintptr_t)&x;
  int *p = (int *)bits;
  printf("%d\n", *p);
  return 0;
}
