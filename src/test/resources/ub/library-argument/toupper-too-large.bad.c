#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c = 100000000;
  printf("%c\n", toupper(c)); /* UB: library-argument */
  return 0;
}
