#include <stdio.h>

int main(void) {
  _Alignas(8) int a[2] = {1, 2};
  long r = *(long *)a; /* UB: effective-type */
  printf("%d\n", r != 0);
  return 0;
}
