#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(8);
  p += 4;
  free(p); /* UB: bad-free */
  puts("done");
  return 0;
}
