#include <stdio.h>

int main(void) {
  const char *s = 0;
  puts(s); /* UB: library-argument|null-dereference */
  return 0;
}
