#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(2 * sizeof *p);
  p[0] = p[1] = 1;
  p = realloc(p, 64 * sizeof *p);
  if (p[1]) puts("set");
  else puts("clear");
  free(p);
  return 0;
}
