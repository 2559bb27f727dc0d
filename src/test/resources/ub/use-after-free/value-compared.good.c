#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p), *q = 0;
  if (p == q) puts("same");
  else puts("different");
  free(p);
  return 0;
}
