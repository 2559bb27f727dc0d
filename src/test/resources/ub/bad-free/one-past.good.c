#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(8), *q = p + 8;
  free(q - 8);
  puts("done");
  return 0;
}
