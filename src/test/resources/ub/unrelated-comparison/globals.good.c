#include <stdio.h>

int g, h;

int main(void) {
  int *p = &g, *q = &g + 1;
  puts(p <= q ? "a" : q >= p ? "b" : "c");
  return 0;
}
