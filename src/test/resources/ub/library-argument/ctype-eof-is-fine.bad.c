#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c = -2000000;
  puts(isdigit(c) ? "digit" : "other"); /* UB: library-argument|pointer-arithmetic|out-of-bounds */
  return 0;
}
