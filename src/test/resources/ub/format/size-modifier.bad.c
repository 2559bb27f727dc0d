#include <stdio.h>

int main(void) {
  printf("%zu\n", 5); /* UB: format */
  return 0;
}
