#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  float f = 1.0f;
  void *m = malloc(sizeof f);
  memcpy(m, &f, sizeof f);
  int r = *(int *)m == 0; /* UB: effective-type */
  printf("%d\n", r);
  free(m);
  return 0;
}
