#include <stdio.h>

int main(void) {
  unsigned x = 5;
  int *p = (int *)&x;
  *p = -1;
  printf("%u\n", x);
  return 0;
}
