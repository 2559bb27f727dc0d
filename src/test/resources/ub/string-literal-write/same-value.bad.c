#include <stdio.h>

int main(void) {
  char *s = "same";
  s[0] = 's'; /* UB: string-literal-write */
  puts(s);
  return 0;
}
