#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  int *q = malloc(sizeof *q);
  puts(p == q ? "same" : "different");
  free(p);
  free(q);
  return 0;
}
