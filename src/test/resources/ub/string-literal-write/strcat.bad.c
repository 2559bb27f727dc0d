#include <stdio.h>
#include <string.h>

int main(void) {
  char *s = "ab\0d";
  strcat(s, "c"); /* UB: string-literal-write */
  puts(s);
  return 0;
}
