#include <stdio.h>

int main(void) {
  int x = 3;
  printf("%p\n", x); /* UB: format */
  return 0;
}
