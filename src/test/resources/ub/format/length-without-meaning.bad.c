#include <stdio.h>

int main(void) {
  printf("%hs\n", "a"); /* UB: format */
  return 0;
}
