#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c = EOF;
  puts(isdigit(c) ? "digit" : "other");
  return 0;
}
