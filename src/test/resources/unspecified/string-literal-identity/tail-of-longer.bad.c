#include <stdio.h>

int main(void) {
  const char *p = "prefix-tail", *q = "tail";
  puts(p + 7 == q ? "shared" : "separate"); /* UNSPECIFIED: string-literal-identity */
  return q[0] - 't';
}
