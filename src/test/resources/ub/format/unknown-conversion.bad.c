#include <stdio.h>

int main(void) {
  printf("%d %y\n", 1, 2); /* UB: format */
  return 0;
}
