#include <stdio.h>

int main(void) {
  const int *p = (const int[]){1, 2}, *q = (const int[]){1, 2};
  puts(p == q ? "one" : "two"); /* UNSPECIFIED: string-literal-identity */
  return 0;
}
