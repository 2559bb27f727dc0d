#include <stdio.h>
#include <string.h>

int main(void) {
  char a[8] = {0}, b[4] = "abc";
  size_t n = 8;
  memcpy(a, b, n); /* UB: out-of-bounds|library-argument */
  puts(a);
  return 0;
}
