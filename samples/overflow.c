/* Undefined: the sum does not fit an int. Compilers may assume that it does. */
#include <limits.h>
#include <stdio.h>

static int average(int a, int b) {
  return (a + b) / 2;
}

int main(void) {
  printf("%d\n", average(1, 3));
  printf("%d\n", average(INT_MAX, INT_MAX - 2));
  return 0;
}
