#include <stdio.h>

int main(void) {
  char a[4];
  int n = 12345;
  sprintf(a, "%d", n); /* UB: out-of-bounds|library-argument */
  puts(a);
  return 0;
}
