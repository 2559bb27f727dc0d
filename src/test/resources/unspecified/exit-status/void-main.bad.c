#include <stdio.h>

void main(void) { /* UNSPECIFIED: exit-status */
  printf("ends\n");
}
