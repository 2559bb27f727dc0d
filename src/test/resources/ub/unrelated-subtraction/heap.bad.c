#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(4), *q = malloc(4);
  long d = q - p; /* UB: unrelated-subtraction */
  puts(d ? "apart" : "same");
  free(p);
  free(q);
  return 0;
}
