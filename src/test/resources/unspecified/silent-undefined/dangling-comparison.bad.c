#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  free(p);
  int *q = malloc(sizeof *q);
  puts(p == q ? "same" : "different"); /* UB: use-after-free */
  free(q);
  return 0;
}
