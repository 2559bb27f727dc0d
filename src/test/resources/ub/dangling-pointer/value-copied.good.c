#include <stdio.h>

int main(void) {
  int *p, *q;
  int y = 1;
  p = &y;
  q = p;
  puts(q ? "set" : "null");
  return 0;
}
