#include <stdio.h>

static int *make(void) {
  int x = 5;
  int *p = &x;
  return p;
}

int main(void) {
  int *q = make(); /* UB: dangling-pointer */
  printf("%d\n", *q); /* UB: dangling-pointer */
  return 0;
}
