#include <stdio.h>
#include <string.h>

int main(void) {
  char s[5] = "ab\0d";
  strcat(s, "c");
  puts(s);
  return 0;
}
