#include <stdio.h>

int main(void) {
  int i, j;
  int r = (i = 1) + (j = 2);
  printf("%d\n", r);
  return 0;
}
