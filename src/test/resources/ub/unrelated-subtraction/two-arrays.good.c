#include <stdio.h>

int main(void) {
  int a[2] = {1, 2}, b[2] = {3, 4};
  int *p = a, *q = a + 2;
  long d = q - p;
  printf("%d\n", d != 0 && b[1] == 4);
  return 0;
}
