#include <stdio.h>

int main(void) {
  int x = 5;
  short s = *(short *)&x; /* UB: effective-type */
  printf("%d\n", s);
  return 0;
}
