#include <stdio.h>

int main(void) {
  printf("%d %d\n", 1); /* UB: format */
  return 0;
}
