#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c = 'q';
  printf("%d\n", (isalpha)(c) != 0);
  return 0;
}
