#include <stdio.h>

int a[4] = {1, 2, 3, 4};

int main(void) {
  int i = 3;
  printf("%d\n", a[i]);
  return 0;
}
