#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  double d[2] = {1.0, 2.0};
  void *m = malloc(sizeof d);
  memmove(m, d, sizeof d);
  long r = (long)((double *)m)[1];
  printf("%d\n", r != 0);
  free(m);
  return 0;
}
