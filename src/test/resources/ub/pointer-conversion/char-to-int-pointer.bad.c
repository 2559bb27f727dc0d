#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *raw = calloc(4, 4);
  int *p = (int *)(raw + 1); /* UB: pointer-conversion */
  puts(p ? "set" : "null");
  free(raw);
  return 0;
}
