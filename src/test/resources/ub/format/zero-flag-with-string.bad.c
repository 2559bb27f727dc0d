#include <stdio.h>

int main(void) {
  printf("%05s\n", "a"); /* UB: format */
  return 0;
}
