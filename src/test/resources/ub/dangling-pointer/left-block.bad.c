#include <stdio.h>

int main(void) {
  int *p;
  int y = 1;
  {
    int x = 5;
    p = &x;
    y += *p;
  }
  printf("%d\n", *p); /* UB: dangling-pointer */
  return 0;
}
