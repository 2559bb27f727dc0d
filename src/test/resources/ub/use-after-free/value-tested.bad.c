#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(8);
  free(p);
  if (p) puts("set"); /* UB: use-after-free */
  else puts("null");
  return 0;
}
