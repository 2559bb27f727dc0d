#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4), *q = p;
  free(p);
  q = malloc(2);
  free(q);
  puts("done");
  return 0;
}
