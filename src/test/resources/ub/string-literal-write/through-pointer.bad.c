#include <stdio.h>

int main(void) {
  char *s = "abc";
  s[0] = 'x'; /* UB: string-literal-write */
  puts(s);
  return 0;
}
