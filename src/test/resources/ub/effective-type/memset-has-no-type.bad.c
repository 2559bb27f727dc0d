#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int *m = malloc(sizeof *m);
  memset(m, 0, sizeof *m);
  *(short *)m = 3;
  printf("%d\n", *m); /* UB: effective-type */
  free(m);
  return 0;
}
