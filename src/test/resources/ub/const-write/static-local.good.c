#include <stdio.h>

static int *slot(void) {
  static int x = 1;
  return (int *)&x;
}

int main(void) {
  ++*slot();
  printf("%d\n", *slot());
  return 0;
}
