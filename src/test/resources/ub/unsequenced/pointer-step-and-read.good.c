#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3}, *p = a;
  *p = p[1], p++;
  printf("%d %d\n", a[0], *p);
  return 0;
}
