#include <stdio.h>

int g, h;

int main(void) {
  int *p = &g, *q = &h;
  puts(p <= q ? "a" : q >= p ? "b" : "c"); /* UB: unrelated-comparison */
  return 0;
}
