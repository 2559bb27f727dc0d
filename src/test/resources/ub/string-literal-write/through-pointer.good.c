#include <stdio.h>

int main(void) {
  char s[] = "abc";
  s[0] = 'x';
  puts(s);
  return 0;
}
