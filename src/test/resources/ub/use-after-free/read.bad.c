#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 3;
  free(p);
  printf("%d\n", *p); /* UB: use-after-free */
  return 0;
}
