#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *raw = calloc(4, 4);
  int *p = (int *)(raw + 4);
  puts(p ? "set" : "null");
  free(raw);
  return 0;
}
