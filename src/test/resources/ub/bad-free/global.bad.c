#include <stdio.h>
#include <stdlib.h>

static int g[4];

int main(void) {
  int *p = g;
  free(p); /* UB: bad-free */
  puts("done");
  return 0;
}
