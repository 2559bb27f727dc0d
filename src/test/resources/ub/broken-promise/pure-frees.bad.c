#include <stdio.h>
#include <stdlib.h>

__attribute__((pure, noinline)) static int take(int *p) {
  int x = *p;
  free(p); /* UB: broken-promise */
  return x;
}

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 5;
  printf("%d\n", take(p));
  return 0;
}
