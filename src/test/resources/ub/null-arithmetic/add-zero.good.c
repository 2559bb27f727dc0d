#include <stdio.h>

int main(void) {
  char c[2] = "x";
  int n = 0;
  char *p = c;
  char *q = p + n;
  puts(q ? "set" : "null");
  return 0;
}
