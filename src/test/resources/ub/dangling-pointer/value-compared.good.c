#include <stdio.h>

int main(void) {
  int *p, *q = 0;
  int y = 1;
  p = &y;
  if (p == q) puts("same");
  else puts("different");
  return 0;
}
