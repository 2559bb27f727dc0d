#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4), *q = realloc(p, 400000);
  free(p); /* UB: double-free */
  free(q);
  puts("done");
  return 0;
}
