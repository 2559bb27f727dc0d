#include <stdio.h>

int main(void) {
  printf("%#d\n", 5); /* UB: format */
  return 0;
}
