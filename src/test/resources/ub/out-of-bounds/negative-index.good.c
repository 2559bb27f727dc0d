#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4}, *p = a + 2;
  int i = -2;
  printf("%d\n", p[i]);
  return 0;
}
