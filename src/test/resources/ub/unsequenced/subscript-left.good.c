#include <stdio.h>

int main(void) {
  int a[4] = {0}, i = 1;
  a[i] = i + 1;
  printf("%d\n", a[1]);
  return 0;
}
