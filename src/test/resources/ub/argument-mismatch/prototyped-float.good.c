#include <stdio.h>

static int whole(double f) { return (int)f; }

int main(void) {
  int (*f)() = (int (*)())whole;
  printf("%d\n", f(4.5f));
  return 0;
}
