#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *a = calloc(2, sizeof *a);
  int *p = (int *)(((uintptr_t)a & 0xfff) + 4096);
  *p = 1; /* UB: invalid-pointer */
  printf("%d\n", a[1]);
  free(a);
  return 0;
}
