#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4 * sizeof *p), *q = p + 1;
  q[0] = 8;
  int r = q[0];
  free(p);
  printf("%d\n", r);
  return 0;
}
