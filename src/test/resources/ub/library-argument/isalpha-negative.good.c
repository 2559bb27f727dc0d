#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c = 'x';
  puts(isalpha(c) ? "letter" : "other");
  return 0;
}
