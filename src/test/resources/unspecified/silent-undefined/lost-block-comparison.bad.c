#include <stdio.h>

int main(void) {
  int *p = 0, *q = 0, k = 3;
  {
    int x = k;
    p = &x;
  }
  {
    int y = k;
    q = &y;
    puts(p == q ? "reused" : "fresh"); /* UB: dangling-pointer */
  }
  return 0;
}
