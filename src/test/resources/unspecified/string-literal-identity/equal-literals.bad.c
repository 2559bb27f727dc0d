#include <stdio.h>

int main(void) {
  const char *p = "text", *q = "text";
  puts(p == q ? "one" : "two"); /* UNSPECIFIED: string-literal-identity */
  return 0;
}
