#include <stdio.h>
#include <string.h>

int main(void) {
  char a[2] = "x";
  void *from = 0;
  memcpy(a, from, 0); /* UB: library-argument|nonnull-argument */
  puts(a);
  return 0;
}
