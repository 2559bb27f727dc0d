#include <stdio.h>

int main(void) {
  int *p, *q;
  int y = 1;
  {
    int x = y;
    p = &x;
  }
  q = p; /* UB: dangling-pointer */
  puts(q ? "set" : "null"); /* UB: dangling-pointer */
  return 0;
}
