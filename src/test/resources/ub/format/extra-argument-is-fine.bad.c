#include <stdio.h>

int main(void) {
  printf("%d %s\n", 1); /* UB: format */
  return 0;
}
