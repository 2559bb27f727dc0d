#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  free(p);
  *p = 3; /* UB: use-after-free */
  puts("done");
  return 0;
}
