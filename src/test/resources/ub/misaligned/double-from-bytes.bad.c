#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *raw = malloc(24);
  double d = 1.5, e;
  void *at = raw + 4;
  memcpy(at, &d, sizeof d);
  e = *(double *)at; /* UB: misaligned|pointer-conversion */
  printf("%g\n", e);
  free(raw);
  return 0;
}
