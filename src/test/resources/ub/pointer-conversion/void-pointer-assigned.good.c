#include <stdio.h>
#include <stdlib.h>

int main(void) {
  short *raw = calloc(8, 2);
  void *v = raw + 1;
  v = raw + 4;
  double *p = v;
  puts(p ? "set" : "null");
  free(raw);
  return 0;
}
