#include <stdio.h>

static void set(const int *p) {
  *(int *)p = 2;
}

int main(void) {
  int x = 1;
  set(&x);
  printf("%d\n", x == 2);
  return 0;
}
