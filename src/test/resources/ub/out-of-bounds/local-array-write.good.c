#include <stdio.h>

int main(void) {
  int a[4] = {0};
  int i = 2;
  a[i] = 1;
  printf("%d\n", a[2]);
  return 0;
}
