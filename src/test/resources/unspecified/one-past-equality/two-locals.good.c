#include <stdio.h>

int main(void) {
  int x = 1, y = 2;
  int *p = &x + 1, *q = &y;
  if (p - 1 == q) puts("adjacent");
  else puts("apart");
  return 0;
}
