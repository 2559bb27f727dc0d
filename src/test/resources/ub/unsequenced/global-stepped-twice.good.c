#include <stdio.h>

int counter;

int main(void) {
  int *p = &counter;
  int r = ++counter;
  r -= (*p)--;
  printf("%d\n", r);
  return 0;
}
