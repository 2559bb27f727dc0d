#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  int *m = malloc(sizeof *m);
  memset(m, 0, sizeof *m);
  printf("%d\n", *m);
  free(m);
  return 0;
}
