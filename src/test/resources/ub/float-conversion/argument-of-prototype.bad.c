#include <stdio.h>

int main(void) {
  extern int putchar(int); double d = 1e10;
  putchar(d); /* UB: float-conversion */
  putchar(10);
  return 0;
}
