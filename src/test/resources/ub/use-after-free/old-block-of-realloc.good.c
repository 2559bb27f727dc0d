#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4 * sizeof *p), *q;
  p[0] = 1;
  q = realloc(p, 4000 * sizeof *p);
  if (!q) return 1;
  q[0] = 2;
  printf("%d\n", q[0]);
  free(q);
  return 0;
}
