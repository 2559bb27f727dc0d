#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = calloc(4, sizeof *p);
  if (p[2] == 7) puts("seven");
  else puts("other");
  free(p);
  return 0;
}
