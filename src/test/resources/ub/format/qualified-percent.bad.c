#include <stdio.h>

int main(void) {
  printf("%5%\n"); /* UB: format */
  return 0;
}
