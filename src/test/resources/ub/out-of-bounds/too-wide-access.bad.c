#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(2);
  *p = 5; /* UB: out-of-bounds */
  puts("done");
  free(p);
  return 0;
}
