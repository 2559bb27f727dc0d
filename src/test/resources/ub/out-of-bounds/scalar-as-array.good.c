#include <stdio.h>

int main(void) {
  int x = 1, y = 2;
  int *p = &x;
  int i = 0;
  printf("%d\n", p[i] + y);
  return 0;
}
