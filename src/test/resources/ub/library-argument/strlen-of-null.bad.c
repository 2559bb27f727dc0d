#include <stdio.h>
#include <string.h>

int main(void) {
  const char *s = 0;
  printf("%d\n", (int)strlen(s)); /* UB: library-argument|null-dereference */
  return 0;
}
