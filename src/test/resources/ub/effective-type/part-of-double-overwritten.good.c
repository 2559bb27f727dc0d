#include <stdio.h>
#include <stdlib.h>

int main(void) {
  double *m = malloc(8);
  *m = 1.5;
  ((int *)m)[1] = 0;
  printf("%d\n", ((int *)m)[1]);
  free(m);
  return 0;
}
