#include <stdio.h>

int main(void) {
  char a[4] = "abc";
  size_t n = 9;
  fwrite(a, 1, n, stdout); /* UB: out-of-bounds|library-argument */
  putchar('\n');
  return 0;
}
