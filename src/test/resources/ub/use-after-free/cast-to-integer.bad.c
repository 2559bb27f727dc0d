#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *s = malloc(8);
  free(s);
  uintptr_t bits = (uintptr_t)s; /* UB: use-after-free */
  puts(bits ? "set" : "null");
  return 0;
}
