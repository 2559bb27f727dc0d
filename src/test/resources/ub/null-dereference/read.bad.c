#include <stdio.h>

int main(void) {
  int x = 1;
  int *p = 0;
  printf("%d\n", *p); /* UB: null-dereference */
  return 0;
}
