#include <stdio.h>

int main(void) {
  char a[16] = "abc", b[16] = "abc";
  sprintf(a, "x%s", a); /* UB: overlapping-copy */
  puts(a);
  return 0;
}
