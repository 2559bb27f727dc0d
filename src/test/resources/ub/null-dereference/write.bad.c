#include <stddef.h>
#include <stdio.h>

int main(void) {
  int x = 1;
  int *p = NULL;
  *p = 5; /* UB: null-dereference */
  printf("%d\n", x);
  return 0;
}
