#include <stdio.h>

int main(void) {
  int x = 1, *p = &x;
  p += 2; /* UB: pointer-arithmetic */
  puts(p != &x ? "moved" : "same");
  return 0;
}
