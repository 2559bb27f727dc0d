#include <stdio.h>
#include <stdlib.h>

int main(void) {
  short *raw = calloc(8, 2);
  void *v = raw + 1;
  double *p = v; /* UB: pointer-conversion */
  puts(p ? "set" : "null");
  free(raw);
  return 0;
}
