#include <stdio.h>

int main(void) {
  char c[2] = "x";
  char *p = 0;
  char *q = p + 1; /* UB: null-arithmetic */
  puts(q ? "set" : "null");
  return 0;
}
