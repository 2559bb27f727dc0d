#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 3;
  free(p);
  puts("done");
  return 0;
}
