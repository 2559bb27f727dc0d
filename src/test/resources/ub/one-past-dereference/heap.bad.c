#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = calloc(4, sizeof *p), *end = p + 4;
  int r = *end; /* UB: one-past-dereference */
  printf("%d\n", r);
  free(p);
  return 0;
}
