#include <stdio.h>

int main(void) {
  const char *s = "abc";
  int i = 5;
  printf("%d\n", s[i]); /* UB: out-of-bounds|pointer-arithmetic */
  return 0;
}
