#include <stdio.h>

int main(void) {
  int *p;
  int y = 1;
  {
    int x = 5;
    p = &x;
    y += *p;
    p = &y;
  }
  printf("%d\n", *p);
  return 0;
}
