#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = calloc(4, sizeof *p);
  int i = 7;
  p[i] = 1; /* UB: out-of-bounds|pointer-arithmetic */
  printf("%d\n", p[3]);
  free(p);
  return 0;
}
