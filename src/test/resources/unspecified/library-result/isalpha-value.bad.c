#include <ctype.h>
#include <stdio.h>

int main(void) {
  int c = 'q';
  printf("%d\n", (isalpha)(c)); /* UNSPECIFIED: library-result */
  return 0;
}
