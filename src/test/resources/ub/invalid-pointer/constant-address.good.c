#include <stdio.h>

int main(void) {
  int x = 1;
  int *p = &x;
  printf("%d\n", *p);
  return 0;
}
