#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(8), *q = p + 8;
  free(q); /* UB: bad-free */
  puts("done");
  return 0;
}
