#include <stdio.h>

static int *slot(void) {
  int x = 0;
  int *p = &x;
  return p;
}

int main(void) {
  int *p = slot(); /* UB: dangling-pointer */
  *p = 3; /* UB: dangling-pointer */
  puts("done");
  return 0;
}
