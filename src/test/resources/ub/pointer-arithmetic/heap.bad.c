#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(8);
  char *q = p + 9; /* UB: pointer-arithmetic */
  printf("%d\n", (int)(q > p));
  free(p);
  return 0;
}
