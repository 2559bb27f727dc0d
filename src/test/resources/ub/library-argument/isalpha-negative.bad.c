#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c = -50;
  puts(isalpha(c) ? "letter" : "other"); /* UB: library-argument|pointer-arithmetic|out-of-bounds */
  return 0;
}
