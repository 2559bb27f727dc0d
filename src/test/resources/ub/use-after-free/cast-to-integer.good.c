#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *s = malloc(8);
  uintptr_t bits = (uintptr_t)s;
  free(s);
  puts(bits ? "set" : "null");
  return 0;
}
