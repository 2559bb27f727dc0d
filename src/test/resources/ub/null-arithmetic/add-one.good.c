#include <stdio.h>

int main(void) {
  char c[2] = "x";
  char *p = c;
  char *q = p + 1;
  puts(q ? "set" : "null");
  return 0;
}
