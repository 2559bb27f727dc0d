#include <stdio.h>
#include <stdlib.h>

__attribute__((pure, noinline)) static int take(int *p) {
  int *own = malloc(sizeof *own);
  *own = *p;
  int x = *own;
  free(own);
  return x;
}

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 5;
  printf("%d\n", take(p));
  free(p);
  return 0;
}
