#include <stdio.h>

static int count(int n) { return n; }

int main(void) {
  int (*f)() = (int (*)())count;
  printf("%d\n", f(2));
  return 0;
}
