#include <stdio.h>

__attribute__((pure, noinline)) static int half(int x) {
  printf("half of %d\n", x); /* UB: broken-promise */
  return x / 2;
}

int main(void) {
  printf("%d\n", half(8));
  return 0;
}
