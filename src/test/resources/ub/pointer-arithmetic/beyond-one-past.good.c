#include <stdio.h>

int main(void) {
  int a[4] = {1, 2, 3, 4};
  int n = 4;
  int *p = a + n;
  p -= n;
  printf("%d\n", *p);
  return 0;
}
