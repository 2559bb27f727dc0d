#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(8);
  char *q = p + 8;
  printf("%d\n", (int)(q > p));
  free(p);
  return 0;
}
