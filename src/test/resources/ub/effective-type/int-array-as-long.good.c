#include <stdio.h>

int main(void) {
  _Alignas(8) int a[2] = {1, 2};
  long r = a[0] + a[1];
  printf("%d\n", r != 0);
  return 0;
}
