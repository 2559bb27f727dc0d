#include <ctype.h>
#include <stdio.h>

static void upper(char *s) {
  for (; *s; s++) {
    *s = (char)toupper((unsigned char)*s); /* UB: string-literal-write */
  }
}

int main(void) {
  char *s = "hello";
  upper(s);
  puts(s);
  return 0;
}
