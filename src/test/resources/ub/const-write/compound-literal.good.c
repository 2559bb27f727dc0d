#include <stdio.h>

int main(void) {
  int *p = (int[]){1, 2};
  p[0] = 5;
  printf("%d\n", p[0]);
  return 0;
}
