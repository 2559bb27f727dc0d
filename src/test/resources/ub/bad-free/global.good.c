#include <stdio.h>
#include <stdlib.h>

static int g[4];

int main(void) {
  int *p = g;
  p = calloc(1, 4);
  free(p);
  puts("done");
  return 0;
}
