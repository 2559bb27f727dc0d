#include <stdio.h>
#include <string.h>

int main(void) {
  char a[3] = {'a', 'b', 'c'};
  puts(strcmp(a, "abcd") < 0 ? "less" : "not"); /* UB: library-argument|out-of-bounds|one-past-dereference */
  return 0;
}
