#include <stdio.h>
#include <stdlib.h>

int main(void) {
  void *m = malloc(8);
  *(double *)m = 1.5;
  *(int *)m = 3;
  int i = *(int *)m;
  double d = *(double *)m; /* UB: effective-type */
  printf("%d %d\n", i, d > 0);
  free(m);
  return 0;
}
