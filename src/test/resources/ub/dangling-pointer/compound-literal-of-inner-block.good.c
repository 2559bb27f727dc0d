#include <stdio.h>

int main(void) {
  int *p;
  int y = 2;
  if (y) {
    p = (int[]){1, 2, 3};
    y = p[2];
    p = &y;
  }
  printf("%d\n", p[0]);
  return 0;
}
