#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4);
  *p = 5;
  puts("done");
  free(p);
  return 0;
}
