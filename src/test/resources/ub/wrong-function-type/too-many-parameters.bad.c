#include <stdio.h>

static int one(int x) { return x; }

int main(void) {
  int (*f)(int, int) = (int (*)(int, int))one;
  printf("%d\n", f(1, 2)); /* UB: wrong-function-type */
  return 0;
}
