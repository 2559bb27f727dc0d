#include <stddef.h>
#include <stdio.h>

int main(void) {
  int x = 1;
  int *p = &x;
  *p = 5;
  printf("%d\n", x);
  return 0;
}
