#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(2 * sizeof *p);
  p[0] = 5;
  p[1] = 6;
  void *q = realloc(p, 64);
  if (!q) return 1;
  int r = *(int *)q;
  printf("%d\n", (int)r);
  free(q);
  return 0;
}
