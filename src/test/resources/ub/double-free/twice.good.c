#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  free(p);
  p = 0;
  free(p);
  puts("done");
  return 0;
}
