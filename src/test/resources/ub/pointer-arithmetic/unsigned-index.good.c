#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  int *end = a + 3;
  long back = -2;
  printf("%d\n", end[back]);
  return 0;
}
