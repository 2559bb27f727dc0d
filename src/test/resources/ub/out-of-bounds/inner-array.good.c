#include <stdio.h>

int main(void) {
  int a[4][5] = {{0}};
  int i = 4;
  a[1][i] = 2;
  printf("%d\n", a[1][4]);
  return 0;
}
