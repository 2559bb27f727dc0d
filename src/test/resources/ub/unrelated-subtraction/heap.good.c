#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4), *q = malloc(4);
  long d = (p + 4) - p;
  puts(d ? "apart" : "same");
  free(p);
  free(q);
  return 0;
}
