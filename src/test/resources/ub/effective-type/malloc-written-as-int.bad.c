#include <stdio.h>
#include <stdlib.h>

int main(void) {
  void *m = malloc(4);
  *(int *)m = 0x3f800000;
  float f = *(float *)m; /* UB: effective-type */
  printf("%g\n", f);
  free(m);
  return 0;
}
