#include <stdio.h>

int main(void) {
  int x = 1;
  {
    int *restrict p = &x;
    *p = 2;
    *p = 3;
  }
  x++;
  printf("%d\n", x);
  return 0;
}
