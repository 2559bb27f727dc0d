#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *raw = calloc(4, 4);
  uintptr_t address = (uintptr_t)raw + 4;
  int *p = (int *)address;
  *p = 9;
  printf("%d\n", *p);
  free(raw);
  return 0;
}
