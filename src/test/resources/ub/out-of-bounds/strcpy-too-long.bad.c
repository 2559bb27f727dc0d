#include <stdio.h>
#include <string.h>

int main(void) {
  char a[4];
  strcpy(a, "abcd"); /* UB: out-of-bounds|library-argument */
  puts(a);
  return 0;
}
