#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(8);
  if (p) puts("set");
  else puts("null");
  free(p);
  return 0;
}
