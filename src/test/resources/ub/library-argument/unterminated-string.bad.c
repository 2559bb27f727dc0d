#include <stdio.h>
#include <string.h>

int main(void) {
  char s[3] = "abc";
  printf("%d\n", (int)strlen(s)); /* UB: library-argument|out-of-bounds|one-past-dereference */
  return 0;
}
