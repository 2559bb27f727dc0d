#include <stdio.h>

int main(void) {
  int a[2] = {0, 0}, i = 0;
  a[0] = i = 1;
  printf("%d %d %d\n", a[0], a[1], i);
  return 0;
}
