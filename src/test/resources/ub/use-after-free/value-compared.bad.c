#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p), *q = 0;
  free(p);
  if (p == q) puts("same"); /* UB: use-after-free */
  else puts("different");
  return 0;
}
