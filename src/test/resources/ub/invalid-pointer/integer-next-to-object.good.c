#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *a = calloc(2, sizeof *a);
  int *p = (int *)((uintptr_t)a + 4);
  *p = 1;
  printf("%d\n", a[1]);
  free(a);
  return 0;
}
