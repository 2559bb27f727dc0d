#include <stdio.h>

int main(void) {
  int a[3] = {1, 2, 3};
  int i = 1, j = 2;
  a[i] = a[j]++;
  printf("%d %d\n", a[1], a[2]);
  return 0;
}
