#include <stdio.h>

typedef int word;

int main(void) {
  float f = 1.0f;
  word bits = *(word *)&f; /* UB: effective-type */
  printf("%d\n", bits);
  return 0;
}
