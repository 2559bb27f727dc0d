#include <stdio.h>
#include <stdlib.h>

void main(void) {
  printf("ends\n");
  exit(0);
}
