#include <stdio.h>

int main(void) {
  char a[16] = "x";
  long n = 0x7fffffffffffff00L;
  char *p = a + n; /* UB: pointer-arithmetic */
  puts(p ? "set" : "null");
  return 0;
}
