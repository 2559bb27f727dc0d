#include <stdio.h>

int main(void) {
  printf("%*d\n", 5L, 1); /* UB: format */
  return 0;
}
