#include <stdio.h>
#include <string.h>

int main(void) {
  float f = 1.0f;
  int bits = *(int *)&f; /* UB: effective-type */
  printf("%d\n", bits);
  return 0;
}
