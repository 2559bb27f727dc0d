#include <stdio.h>

int main(void) {
  int x = 1, *p = 0, *q = &*p;
  q = &x;
  int r = *q;
  printf("%d\n", r + (p == 0) + x);
  return 0;
}
