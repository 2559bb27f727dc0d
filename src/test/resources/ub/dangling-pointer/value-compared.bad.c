#include <stdio.h>

int main(void) {
  int *p, *q = 0;
  int y = 1;
  {
    int x = y;
    p = &x;
  }
  if (p == q) puts("same"); /* UB: dangling-pointer */
  else puts("different");
  return 0;
}
