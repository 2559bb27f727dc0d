#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  p = realloc(p, 8);
  free(p);
  puts("done");
  return 0;
}
