#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = calloc(4, sizeof *p);
  int i = 3;
  p[i] = 1;
  printf("%d\n", p[3]);
  free(p);
  return 0;
}
