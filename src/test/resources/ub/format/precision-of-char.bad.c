#include <stdio.h>

int main(void) {
  printf("%.2c\n", 'a'); /* UB: format */
  return 0;
}
