#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(8);
  p += 4, p -= 4;
  free(p);
  puts("done");
  return 0;
}
