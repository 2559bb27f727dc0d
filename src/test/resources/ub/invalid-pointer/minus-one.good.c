#include <stdio.h>

int main(void) {
  char c = 'x';
  char *p = &c;
  putchar(*p);
  putchar('\n');
  return 0;
}
