#include <stdio.h>

int main(void) {
  char c[2] = "x";
  int n = 0;
  char *p = 0;
  char *q = p + n; /* UB: null-arithmetic */
  puts(q ? "set" : "null");
  return 0;
}
