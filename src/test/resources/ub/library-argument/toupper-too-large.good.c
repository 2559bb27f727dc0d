#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c = 'x';
  printf("%c\n", toupper(c));
  return 0;
}
