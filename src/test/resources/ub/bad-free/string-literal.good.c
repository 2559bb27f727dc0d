#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *p = strdup("text");
  free(p);
  puts("done");
  return 0;
}
