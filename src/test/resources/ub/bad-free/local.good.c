#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int x = 1, *p = &x;
  p = malloc(4);
  free(p);
  puts("done");
  return x - 1;
}
