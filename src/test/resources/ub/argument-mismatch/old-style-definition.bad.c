#include <stdio.h>

static int add(a, b)
  int a;
  long b;
{
  return a + (int)b;
}

int main(void) {
  int (*f)() = add;
  printf("%d\n", f(1, 2)); /* UB: argument-mismatch */
  return 0;
}
