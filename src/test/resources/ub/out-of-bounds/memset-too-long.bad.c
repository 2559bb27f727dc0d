#include <stdio.h>
#include <string.h>

int main(void) {
  char a[4];
  size_t n = 6;
  memset(a, 1, n); /* UB: out-of-bounds|library-argument */
  printf("%d\n", a[3]);
  return 0;
}
