#include <stdint.h>
#include <stdio.h>

int main(void) {
  int x = 4;
  uintptr_t bits = 0;
  int *p = (int *)bits;
  printf("%d\n", *p); /* UB: null-dereference */
  return 0;
}
