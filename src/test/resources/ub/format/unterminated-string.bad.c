#include <stdio.h>

int main(void) {
  char s[3] = {'a', 'b', 'c'};
  printf("%s\n", s); /* UB: format|library-argument|out-of-bounds|one-past-dereference */
  return 0;
}
