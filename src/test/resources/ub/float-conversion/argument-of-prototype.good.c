#include <stdio.h>

int main(void) {
  extern int putchar(int); double d = 65.7;
  putchar(d);
  putchar(10);
  return 0;
}
