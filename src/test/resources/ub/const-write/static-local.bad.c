#include <stdio.h>

static int *slot(void) {
  static const int x = 1;
  return (int *)&x;
}

int main(void) {
  ++*slot(); /* UB: const-write */
  printf("%d\n", *slot());
  return 0;
}
