#include <stdio.h>

int main(void) {
  int x = 1;
  int *p = (int *)0x1230;
  printf("%d\n", *p); /* UB: invalid-pointer */
  return 0;
}
