#include <stdio.h>

int main(void) {
  const char *p = "abc";
  const char *q = "abc";
  puts(p != q ? "different" : "same"); /* UNSPECIFIED: string-literal-identity */
  return 0;
}
