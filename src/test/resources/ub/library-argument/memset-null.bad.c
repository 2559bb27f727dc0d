#include <stdio.h>
#include <string.h>

int main(void) {
  char a[2] = "x";
  char *p = 0;
  memset(p, 0, 0); /* UB: library-argument|nonnull-argument */
  puts(a);
  return 0;
}
