#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *raw = aligned_alloc(64, 128);
  char *p = raw + 64;
  char *q = __builtin_assume_aligned(p, 32);
  puts(q ? "set" : "null");
  free(raw);
  return 0;
}
