#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4), *q = p;
  free(p);
  free(q); /* UB: double-free */
  puts("done");
  return 0;
}
