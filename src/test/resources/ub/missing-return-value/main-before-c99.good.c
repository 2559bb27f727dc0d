// options: -std=gnu89
#include <stdio.h>

int main(void) {
  printf("ends\n");
  return 0;
}
