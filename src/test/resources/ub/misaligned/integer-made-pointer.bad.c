#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *raw = calloc(4, 4);
  uintptr_t address = (uintptr_t)raw + 2;
  int *p = (int *)address; /* UB: misaligned|pointer-conversion */
  *p = 9; /* UB: misaligned */
  printf("%d\n", *p);
  free(raw);
  return 0;
}
