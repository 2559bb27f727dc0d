#include <stdio.h>

int main(void) {
  int x = 1;
  int *end = &x + 1;
  int r = *end; /* UB: one-past-dereference */
  printf("%d\n", r);
  return 0;
}
