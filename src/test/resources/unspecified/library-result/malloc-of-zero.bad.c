#include <stdio.h>
#include <stdlib.h>

int main(void) {
  void *p = malloc(0);
  puts(p ? "pointer" : "null"); /* UNSPECIFIED: library-result */
  free(p);
  puts("end");
  return 0;
}
