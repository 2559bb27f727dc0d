// options: -std=gnu89
#include <stdio.h>

int main(void) { /* UB: missing-return-value */
  printf("ends\n");
}
