#include <stdio.h>

int main(void) {
  char c = 'x';
  char *p = (char *)-1;
  putchar(*p); /* UB: invalid-pointer */
  putchar('\n');
  return 0;
}
