#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  free(p);
  p = realloc(p, 8); /* UB: double-free */
  puts("done");
  return 0;
}
